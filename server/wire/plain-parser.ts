import { Decoder, Encoder, type Packet } from 'socket.io-parser';

/** We send nothing binary, so this parser does not look for it in every message. What it sends is the same. */
class PlainEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const space = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${space}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`];
  }
}

export const plainParser = { Encoder: PlainEncoder, Decoder };
