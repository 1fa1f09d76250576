import { crc32 } from 'node:zlib'

/** Frames of equal size as one picture that moves (APNG); a viewer that knows no such thing shows the first. */
export type Frame = { readonly png: Buffer; readonly shownMs: number }

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

type Chunk = { readonly type: string; readonly data: Buffer }

export function animatePng(frames: readonly Frame[]): Buffer {
  const [first] = frames
  if (first === undefined) throw new Error('an animation needs a frame')
  const head = chunkOf(readChunks(first.png), 'IHDR')
  const pieces = [SIGNATURE, writeChunk({ type: 'IHDR', data: head }), writeChunk(control(frames.length))]
  let sequence = 0
  frames.forEach(({ png, shownMs }, index) => {
    const chunks = readChunks(png)
    if (!chunkOf(chunks, 'IHDR').equals(head)) throw new Error(`frame ${index} has another size or format`)
    pieces.push(writeChunk(frameControl(head, { sequence: sequence++, shownMs })))
    for (const { data } of chunks.filter(({ type }) => type === 'IDAT')) {
      // The first frame is the picture itself; the others are numbered.
      pieces.push(
        writeChunk(index === 0 ? { type: 'IDAT', data } : { type: 'fdAT', data: numbered(sequence++, data) }),
      )
    }
  })
  return Buffer.concat([...pieces, writeChunk({ type: 'IEND', data: Buffer.alloc(0) })])
}

function control(frames: number): Chunk {
  const data = Buffer.alloc(8)
  data.writeUInt32BE(frames, 0)
  return { type: 'acTL', data }
}

function frameControl(head: Buffer, { sequence, shownMs }: { sequence: number; shownMs: number }): Chunk {
  const data = Buffer.alloc(26)
  data.writeUInt32BE(sequence, 0)
  // Width and height stand first in the head.
  head.copy(data, 4, 0, 8)
  data.writeUInt16BE(shownMs, 20)
  data.writeUInt16BE(1_000, 22)
  return { type: 'fcTL', data }
}

function numbered(sequence: number, data: Buffer): Buffer {
  const number = Buffer.alloc(4)
  number.writeUInt32BE(sequence)
  return Buffer.concat([number, data])
}

function readChunks(png: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return chunks
}

function chunkOf(chunks: readonly Chunk[], type: string): Buffer {
  const found = chunks.find((chunk) => chunk.type === type)
  if (found === undefined) throw new Error(`the picture has no ${type}`)
  return found.data
}

function writeChunk({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
