import { request } from 'node:http';
import { LINE_PATH } from '@tavern/wire';

/** How the server answers somebody who wants a WebSocket: 101, or its refusal. Headers that browsers set themselves can be set here. */
export function upgradeStatus(url: string, headers: { readonly [name: string]: string } = {}, path = LINE_PATH): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    asked.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}
