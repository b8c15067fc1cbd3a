import { Decoder, Encoder, type Packet } from 'socket.io-parser';

/** We send nothing binary: what it would cost to look for that in every message is saved. On the wire nothing is different. */
class PlainEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const space = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${space}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`];
  }
}

export const plainParser = { Encoder: PlainEncoder, Decoder };
