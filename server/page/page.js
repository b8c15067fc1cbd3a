// The bare page: plays the race until the real client is there. Here is what there is and what can be done; room.js and table.js
// put it on the page, link.js talks to the server.

import { by, fill, grow, obey } from './dom.js';
import { Link, randomHex } from './link.js';
import { chatLines, listings, nextSteps, seatLines, seatNames, spectators } from './room.js';
import { io } from './socket.io/socket.io.esm.min.js';
import { asking, logLines, result, runners, secondsLeft, track } from './table.js';
import { render } from './words.js';

const LANGUAGES = { en: 'English', 'zh-Hant': '繁體中文' };
const nonce = () => randomHex(16);

const vocabulary = await (await fetch('/page-words.json')).json();
let language = localStorage.getItem('tavern.language') ?? (navigator.language.startsWith('zh') ? 'zh-Hant' : 'en');
if (!Object.hasOwn(LANGUAGES, language)) language = 'en';

let guest = JSON.parse(localStorage.getItem('tavern.guest') ?? 'null');
let link = null;
/** What is said above everything, about the connection and about the last thing that was done: as Says, to change with the language. */
let banner = null;
let notice = null;
let wasLost = false;
let renaming = false;
let publicRooms = [];
let ownRooms = [];
let room = null;
let chat = [];
/** The table's own: what happened so far, the question just answered, what its players are called, how far clocks differ. */
let events = [];
let sent = null;
let players = [];
let ahead = 0;
let goneWhy = null;

const say = (what, names = []) => render(vocabulary[language], what, names);
const text = (key, values) => say({ key, with: values });
const atTable = { text: (key, values) => say({ key, with: values }, players), say: (what) => say(what, players) };

// --- the connection

function connect() {
  banner = { key: 'page.connecting' };
  const socket = io({
    auth: { secret: guest.secret, protocol: 1 },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
  });
  link = new Link(socket, {
    connected() {
      banner = wasLost ? { key: 'page.again' } : null;
      if (wasLost) setTimeout(() => banner?.key === 'page.again' && show(void (banner = null)), 4000);
      wasLost = false;
      notice = null;
      if (room === null) void goToHash();
      show();
    },
    lost(refusal, forGood) {
      wasLost = true;
      if (refusal?.code === 'unknown-guest') forgetGuest(socket);
      if (refusal !== null) notice = refusal.why;
      if (refusal !== null && guest === null) banner = null;
      else if (forGood) banner = { key: 'page.reload' };
      else if (banner?.key !== 'goodbye') banner = { key: 'page.lost' };
      show();
    },
    goodbye(why) {
      banner = why;
      show();
    },
    room: sawRoom,
    chat(line) {
      chat = [...chat, line];
      show();
    },
    sentAway() {
      notice = { key: 'page.sent-away' };
      leftRoom();
    },
    frame(frame, whole) {
      events = [...events, ...frame.events];
      if (frame.packet.question?.id !== sent) sent = null;
      goneWhy = null;
      if (whole) void tellAll();
      show();
    },
    status({ now }) {
      ahead = Date.now() - now;
      show();
    },
    gone(why) {
      goneWhy = why;
      show();
    },
  });
}

function forgetGuest(socket) {
  localStorage.removeItem('tavern.guest');
  socket.disconnect();
  guest = null;
  link = null;
  wasLost = false;
}

/** A refusal is shown; what went well takes the last one away. */
async function attempt(request) {
  const reply = await request;
  notice = reply.ok ? null : reply.why;
  show();
  return reply.ok ? reply : null;
}

// --- rooms

function sawRoom(view, lines) {
  room = view;
  if (lines !== undefined) chat = lines;
  if (location.hash !== `#/room/${view.code}`) history.replaceState(null, '', `#/room/${view.code}`);
  if (view.playing)
    players = seatNames(
      view.seats.filter(({ by }) => by !== 'open'),
      text,
    );
  if (view.match === null || view.game !== 'race') link.leaveTable();
  else if (link.table?.match !== view.match) {
    events = [];
    sent = null;
    goneWhy = null;
    link.watch(view.match);
    if (!view.playing) void learnPlayers(view.match);
  }
  show();
}

/** After a match its seats need not be the room's any more; its record knows who played. */
async function learnPlayers(match) {
  const response = await fetch(`/api/matches/${match}/record`);
  if (!response.ok || link?.table?.match !== match) return;
  players = seatNames((await response.json()).seats, text);
  show();
}

async function tellAll() {
  const { match } = link.table;
  const frames = await link.history();
  if (link?.table?.match !== match) return;
  events = frames.flatMap((frame) => frame.events);
  show();
}

function leftRoom() {
  link?.leaveTable();
  room = null;
  chat = [];
  history.replaceState(null, '', '#/');
  void look();
  show();
}

async function goToHash() {
  const code = /^#\/room\/(.+)$/.exec(location.hash)?.[1].toUpperCase();
  if (link === null) return;
  if (room !== null && code !== room.code) {
    void link.leave();
    room = null;
  }
  if (code === undefined || room?.code === code) {
    await look();
    return;
  }
  if ((await attempt(link.enter(decodeURIComponent(code)))) === null && room === null) history.replaceState(null, '', '#/');
  await look();
}

async function look() {
  if (link === null || room !== null) return;
  const [all, own] = await Promise.all([link.request('rooms.list', {}), link.request('rooms.mine', {})]);
  if (!all.ok || !own.ok) return;
  const races = ({ rooms }) => rooms.filter(({ game }) => game === 'race');
  ownRooms = races(own);
  publicRooms = races(all).filter(({ code }) => ownRooms.every((each) => each.code !== code));
  show();
}

// --- what can be done

const act = (what) => attempt(link.act(what));

obey({
  async welcome(form) {
    const body = JSON.stringify({ nickname: form.nickname.value });
    const headers = { 'content-type': 'application/json' };
    const reply = await (await fetch('/api/guests', { method: 'POST', headers, body })).json();
    notice = reply.ok ? null : reply.why;
    if (reply.ok) {
      guest = { id: reply.id, nickname: reply.nickname, secret: reply.secret };
      localStorage.setItem('tavern.guest', JSON.stringify(guest));
      connect();
    }
    show();
  },
  rename() {
    renaming = true;
    show();
    by('new-name').value = guest.nickname;
    by('new-name').focus();
  },
  async renamed(form) {
    const reply = await attempt(link.request('guest.rename', { nickname: form.nickname.value }));
    if (reply === null) return;
    guest = { ...guest, nickname: reply.nickname };
    localStorage.setItem('tavern.guest', JSON.stringify(guest));
    renaming = false;
    show();
  },
  create({ seats, tiles, open }) {
    const settings = { seats: Number(seats.value), public: open.checked, rules: { tiles: Number(tiles.value) } };
    return attempt(link.create(settings));
  },
  join: ({ code }) => attempt(link.enter(code.value)),
  look,
  async copy() {
    // Not everywhere: only pages from this machine or over HTTPS have a clipboard.
    by('link').select();
    await navigator.clipboard?.writeText(by('link').value);
    fill(by('copied'), text(navigator.clipboard === undefined ? 'page.copy.by-hand' : 'page.copied'));
  },
  async leave() {
    await attempt(link.leave());
    leftRoom();
  },
  sit: (seat) => act({ do: 'sit', seat }),
  stand: () => act({ do: 'stand' }),
  bot: (seat, level) => act({ do: 'bot', seat, level }),
  kick: (whom) => act({ do: 'kick', guest: whom }),
  ready: () => act({ do: 'ready', nonce: nonce() }),
  unready: () => act({ do: 'unready' }),
  start: () => act({ do: 'start', nonce: nonce() }),
  rematch: () => act({ do: 'rematch', nonce: nonce() }),
  async say({ line }) {
    if ((await attempt(link.say(line.value))) !== null) line.value = '';
  },
  async answer(question, index) {
    const option = link.table.frame.packet.question?.options[index];
    if (option === undefined) return;
    sent = question;
    show();
    if ((await attempt(link.answer(question, option))) === null) show(void (sent = null));
  },
  concede: () => by('sure').showModal(),
  conceded() {
    by('sure').close();
    return attempt(link.answer(0, { do: 'concede' }));
  },
  stay: () => by('sure').close(),
  claim: () => attempt(link.request('table.claim', { match: link.table.match })),
  back: () => attempt(link.request('table.back', { match: link.table.match })),
});

by('language').addEventListener('change', ({ target }) => {
  language = target.value;
  localStorage.setItem('tavern.language', language);
  // Bots have another name in another language.
  if (room?.playing) sawRoom(room);
  else if (link?.table) void learnPlayers(link.table.match);
  show();
});
window.addEventListener('hashchange', () => void goToHash());
setInterval(() => document.visibilityState === 'visible' && void look(), 5000);
setInterval(() => showClock(), 250);

// --- what is seen

let screen = '';
let waiting = false;

/** Once for everything that happens in one go. */
function show() {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    showAll();
  });
}

function showAll() {
  document.documentElement.lang = language;
  document.title = room === null ? text('page.title') : `${room.code} · ${text('page.title')}`;
  for (const each of document.querySelectorAll('[data-text]')) fill(each, text(each.dataset.text));
  fill(by('banner'), banner === null ? [] : say(banner));
  fill(by('notice'), notice === null ? [] : say(notice, room === null ? [] : seatNames(room.seats, text)));
  fill(by('who'), guest?.nickname ?? '');
  by('me').hidden = guest === null;
  by('rename').hidden = renaming;
  by('renamed').hidden = !renaming;
  goTo(guest === null ? 'welcome-screen' : room === null ? 'hall' : 'room');
  if (room === null) showHall();
  else showRoom();
}

function goTo(next) {
  for (const each of ['welcome-screen', 'hall', 'room']) by(each).hidden = each !== next;
  if (screen !== '' && screen !== next) by(next).querySelector('h2').focus();
  screen = next;
}

function showHall() {
  fill(by('public-rooms'), listings(publicRooms, text, text('page.rooms.none')));
  fill(by('own-rooms'), listings(ownRooms, text, ''));
  by('own').hidden = ownRooms.length === 0;
}

function showRoom() {
  fill(by('room-name'), text('page.room', { code: room.code }));
  by('link').value = `${location.origin}/#/room/${room.code}`;
  fill(by('seats'), seatLines(room, guest.id, text));
  fill(by('steps'), nextSteps(room, guest.id, text, say));
  fill(by('spectators'), spectators(room, text));
  grow(by('chat'), chatLines(chat));
  showTable();
}

function showTable() {
  const table = link?.table ?? null;
  const packet = table?.frame?.packet ?? null;
  by('invite').hidden = room.playing;
  by('table').hidden = packet === null && goneWhy === null;
  by('other-game').hidden = room.game === 'race';
  fill(by('gone'), goneWhy === null ? [] : say(goneWhy));
  if (packet === null) return;
  const { over } = packet;
  fill(by('track'), track(packet.view));
  fill(by('runners'), runners(packet, table.status, atTable));
  fill(by('asking'), asking(packet, { ...table, sent }, atTable));
  fill(by('outcome'), over === null ? [] : result(over, table.match, atTable));
  grow(by('log'), logLines(events, atTable));
  by('spectating').hidden = table.seat !== null || over !== null;
  by('concede').hidden = table.seat === null || over !== null || packet.view.at[table.seat] < 0;
  showClock();
}

function showClock() {
  const table = link?.table ?? null;
  const over = table?.frame?.packet.over ?? null;
  const left = table === null || over !== null ? null : secondsLeft(table.status, ahead, Date.now());
  fill(by('clock'), left === null ? [] : text('page.left', { n: left }));
  by('clock').classList.toggle('soon', left !== null && left <= 5);
}

for (const [each, name] of Object.entries(LANGUAGES)) by('language').append(new Option(name, each, false, each === language));
if (guest !== null) connect();
show();
