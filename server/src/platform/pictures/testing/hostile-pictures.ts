import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Files that claim to be pictures, or are more than that. Made here, so that each says what is wrong with it. */

const SIDE = 48

/** A picture with something on it, so that nothing in it compresses to nothing. */
function drawing(side = SIDE) {
  const pixels = Buffer.alloc(side * side * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 31 + (at >> 5) * 17) % 256
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
}

export const samplePng = (side?: number): Promise<Buffer> => drawing(side).png().toBuffer()
export const sampleJpeg = (side?: number): Promise<Buffer> => drawing(side).jpeg().toBuffer()
export const sampleWebp = (): Promise<Buffer> => drawing().webp().toBuffer()
export const sampleGif = (): Promise<Buffer> => drawing().gif().toBuffer()

/** Three frames, each with a time of its own. */
export async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: SIDE, height: SIDE, channels: 4, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(['#d9743a', '#3ac79a', '#4a86e8'].map(frame))
  const image = sharp(frames, { join: { animated: true } })
  const delay = [100, 200, 300]
  return format === 'gif' ? image.gif({ delay }).toBuffer() : image.webp({ delay }).toBuffer()
}

/** Taken on the Eiffel tower, by what it says beside the picture. */
export function jpegWithPlace(): Promise<Buffer> {
  const gps = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '48/1 51/1 30/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '2/1 17/1 40/1',
  }
  return drawing()
    .jpeg()
    .withExif({ IFD0: { Artist: 'Secret Person', Orientation: '6' }, IFD3: gps })
    .toBuffer()
}

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script>')

/** A picture to a viewer, a page to whoever looks for tags. */
export const pngThenPage = async () => Buffer.concat([await samplePng(), html])
/** The comment of a GIF may hold anything. */
export async function gifWithPage(): Promise<Buffer> {
  const gif = await sampleGif()
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, html.byteLength]), html, Buffer.from([0])])
  // Before the trailer, which is the last byte.
  return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)])
}

/** A few kilobytes that want 1.6 gigabytes: 20,000 by 20,000 points of one colour. */
export function pngBomb(side = 20_000): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 6, 0, 0, 0], 8)
  // Rows of the right length would take the machine that makes them; a reader trusts the head first.
  const rows = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
