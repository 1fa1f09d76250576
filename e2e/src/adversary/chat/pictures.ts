import { crc32, deflateSync } from 'node:zlib'
import type { Person } from '../world/person.ts'

/** A picture with words behind it: in a comment, in its EXIF, and after its end. */
export function drawPicture(size: { width: number; height: number }, hidden: string): Buffer {
  const { width, height } = size
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (1 + width * 3), 0x7f)
  for (let row = 0; row < height; row += 1) rows[row * (1 + width * 3)] = 0
  const exif = Buffer.concat([Buffer.from('II*\0\x08\0\0\0\0\0'), Buffer.from(hidden)])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Description\0${hidden}`, 'latin1')),
    chunk('iTXt', Buffer.from(`Comment\0\0\0\0\0${hidden}`)),
    chunk('eXIf', exif),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(hidden),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** What a picture that the model was given measures; null where there is none. */
export function sizeOfPicture(bytes: Buffer): { width: number; height: number } | null {
  return bytes.subarray(1, 4).toString('latin1') === 'PNG'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null
}

export async function upload(apiUrl: string, person: Person, picture: Buffer): Promise<string | null> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png')
  const { headers } = person.browser
  const answer = await fetch(`${apiUrl}/api/files/upload`, { method: 'POST', headers, body: form })
  return answer.ok ? ((await answer.json()) as { url: string }).url : null
}
