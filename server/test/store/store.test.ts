import { describe } from 'vitest';
import { home } from './databases.ts';
import { appendTests } from './suites/append.ts';
import { guestTests } from './suites/guests.ts';
import { matchTests } from './suites/matches.ts';
import { migrationTests } from './suites/migrations.ts';
import { roomTests } from './suites/rooms.ts';
import { transactionTests } from './suites/transactions.ts';

/** The same tests on both databases, and one server for all of them. */
describe.each(['sqlite', 'postgres'] as const)('%s', (name) => {
  const here = home(name);
  describe('migrations', () => migrationTests(here));
  describe('transactions', () => transactionTests(here));
  describe('guests and chats', () => guestTests(here));
  describe('rooms', () => roomTests(here));
  describe('matches', () => matchTests(here));
  describe('answers', () => appendTests(here));
});
