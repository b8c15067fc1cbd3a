import { describe } from 'vitest';
import { type Home, home } from '../databases.ts';
import { adminTests } from './admin.ts';
import { appendTests } from './append.ts';
import { dailyTests } from './daily.ts';
import { guestTests } from './guests.ts';
import { matchTests } from './matches.ts';
import { migrationTests } from './migrations.ts';
import { roomTests } from './rooms.ts';
import { transactionTests } from './transactions.ts';

/** The same tests on both databases, and one server for all of them. */
export function storeTests(name: Home['name']): void {
  const here = home(name);
  describe('migrations', () => migrationTests(here));
  describe('transactions', () => transactionTests(here));
  describe('guests and chats', () => guestTests(here));
  describe('rooms', () => roomTests(here));
  describe('matches', () => matchTests(here));
  describe('answers', () => appendTests(here));
  describe('daily runs', () => dailyTests(here));
  describe('what admins did', () => adminTests(here));
}
