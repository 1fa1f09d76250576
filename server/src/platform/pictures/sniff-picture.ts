import type { FileType } from '@windhover/core/files/constants'

const startsWith = (bytes: Uint8Array, start: readonly number[], offset = 0) =>
  start.every((byte, index) => bytes[offset + index] === byte)

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** By its first bytes, whatever it is called; null for everything that is not shown as a picture of points. */
export function sniffPicture(bytes: Uint8Array): FileType | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, ascii('GIF87a')) || startsWith(bytes, ascii('GIF89a'))) return 'image/gif'
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp'
  return null
}
