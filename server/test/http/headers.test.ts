import { describe, expect, test } from 'vitest';
import { TestServer } from '../servers.ts';
import { ask, postGuest } from './ask.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

describe('every response', () => {
  test('lets a page load nothing but our own files, and nobody frame it', async () => {
    const { url } = await TestServer.start();
    const responses = [
      await ask(url, '/'),
      await ask(url, '/health'),
      await ask(url, '/api/rooms'),
      await ask(url, '/nothing-here'),
      await ask(url, '/api/matches/x/record'),
      await postGuest(url, '{"nickname":"Mei"}'),
      await postGuest(url, '{'),
    ];
    for (const { headers } of responses) {
      expect(headers['content-security-policy']).toBe(POLICY);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['server']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('with a secret in it is kept by nobody on its way', async () => {
    const { url } = await TestServer.start();
    const { headers, status } = await postGuest(url, '{"nickname":"Mei"}');
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toContain('application/json');
  });
});
