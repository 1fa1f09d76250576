import { crc32, deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { animatePng } from './animated-png.ts'

/** One grey pixel. */
function pixel(shade: number, width = 1): Buffer {
  const head = Buffer.from([0, 0, 0, width, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const line = deflateSync(Buffer.from([0, ...Array.from({ length: width }, () => shade)]))
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', line), chunk('IEND', Buffer.alloc(0))])
}

function typesOf(png: Buffer): readonly string[] {
  const types: string[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    types.push(png.toString('latin1', at + 4, at + 8))
  return types
}

it('puts frames one after the other, numbered, with their time', () => {
  const moving = animatePng([
    { png: pixel(10), shownMs: 500 },
    { png: pixel(200), shownMs: 80 },
  ])
  expect(typesOf(moving)).toEqual(['IHDR', 'acTL', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'IEND'])
  const second = moving.lastIndexOf('fcTL')
  expect(moving.readUInt32BE(second + 4)).toBe(1)
  expect(moving.readUInt16BE(second + 24)).toBe(80)
  expect(moving.readUInt32BE(moving.lastIndexOf('fdAT') + 4)).toBe(2)
})

it('refuses frames of another size', () => {
  const frames = [pixel(10), pixel(10, 2)].map((png) => ({ png, shownMs: 80 }))
  expect(() => animatePng(frames)).toThrow('frame 1 has another size or format')
})
