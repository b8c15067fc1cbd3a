import type { Socket } from 'socket.io';

/** What Engine.IO is about to send. */
interface Outgoing {
  readonly type: string;
  readonly data?: unknown;
  readonly options: { wsPreEncodedFrame?: readonly Buffer[] };
}

/**
 * Left alone, a WebSocket frame goes to the system as two pieces, its head and its text, which costs a third more. Engine.IO takes frames
 * that are made beforehand (Socket.IO's broadcasts are), and uses them where the line is a WebSocket by then.
 */
export function inOnePiece(line: Socket['conn']): void {
  line.on('packetCreate', ({ type, data, options }: Outgoing) => {
    if (type === 'message' && typeof data === 'string') options.wsPreEncodedFrame ??= [textFrame(data)];
  });
}

const MESSAGE = 0x34;

/** A whole text message (RFC 6455, 5.2) of Engine.IO: '4' and the text. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text) + 1;
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame[head] = MESSAGE;
  frame.write(text, head + 1);
  return frame;
}
