import { expect, test } from 'vitest';
import { invitationTo, spelled } from '../../house/invitation.ts';

test('an invitation is this page at the room’s address, wherever the page is hosted', () => {
  expect(invitationTo('A3X9K2', 'https://friends.example/tavern/?x=1#/room/a3x9k2', '')).toBe(
    'https://friends.example/tavern/?room=A3X9K2',
  );
});

test('a guest on another server invites to that server’s page', () => {
  expect(invitationTo('A3X9K2', 'https://files.example/', 'http://tavern.example:3000/')).toBe(
    'http://tavern.example:3000/?room=A3X9K2',
  );
  expect(invitationTo('A3X9K2', 'https://files.example/', ' tavern.example ')).toBe('https://tavern.example/?room=A3X9K2');
});

test('the page’s own server, or an unreadable one, changes nothing', () => {
  const page = 'https://friends.example/tavern/';
  expect(invitationTo('A3X9K2', page, 'https://friends.example')).toBe(`${page}?room=A3X9K2`);
  expect(invitationTo('A3X9K2', page, 'http://')).toBe(`${page}?room=A3X9K2`);
});

test('a code is spelled for screen readers', () => {
  expect(spelled('A3X')).toBe('A 3 X');
});
