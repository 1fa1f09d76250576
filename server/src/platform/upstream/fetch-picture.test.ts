import { type PictureServer, startPictureServer } from '@windhover/testkit/picture-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureFetch } from './fetch-picture.ts'

let server: PictureServer
let other: PictureServer
beforeAll(async () => {
  other = await startPictureServer({ '/inside.png': {} })
  server = await startPictureServer({
    '/a.png': {},
    '/a.svg': { type: 'image/svg+xml; charset=utf-8', body: '<svg/>' },
    '/page': { type: 'text/html', body: '<script>alert(1)</script>' },
    '/large.png': { body: Buffer.alloc(300 * 1024) },
    '/moved.png': { status: 302, location: '/a.png' },
    '/away.png': { status: 302, location: `${other.url}/inside.png` },
    '/round.png': { status: 302, location: '/round.png' },
    '/file.png': { status: 302, location: 'file:///etc/passwd' },
  })
})
afterAll(async () => {
  await server.stop()
  await other.stop()
})
const trusting = () => createPictureFetch({ trustedHosts: new Set([server.host]) })
const trustingNobody = createPictureFetch({ trustedHosts: new Set() })

describe('fetchPicture', () => {
  it('brings a picture with its type, also over a redirect', async () => {
    expect(await trusting()(`${server.url}/a.png`)).toEqual({ type: 'image/png', bytes: Buffer.from('png') })
    expect((await trusting()(`${server.url}/a.svg`)).type).toBe('image/svg+xml')
    expect((await trusting()(`${server.url}/moved.png`)).bytes).toEqual(Buffer.from('png'))
  })

  it.each(['/page', '/large.png', '/missing.png', '/round.png', '/file.png'])('refuses %s', async (path) => {
    await expect(trusting()(server.url + path)).rejects.toThrow()
  })

  it('asks nobody inside, by number, by name or by a redirect', async () => {
    const port = server.host.split(':')[1]
    const before = other.requests.length + server.requests.length
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      '10.0.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '2130706433',
      '0x7f.1',
    ])
      await expect(trustingNobody(`http://${host}:${port}/a.png`), host).rejects.toThrow(/private address/)
    expect(other.requests.length + server.requests.length).toBe(before)
    await expect(trusting()(`${server.url}/away.png`)).rejects.toThrow(/private address/)
    expect(other.requests).toEqual([])
  })

  it('keeps to https, to a size and to a time of its own where it is told to', async () => {
    const secure = createPictureFetch({ trustedHosts: new Set(), httpsOnly: true })
    await expect(secure('http://pictures.test/a.png')).rejects.toThrow('not https')
    const roomy = createPictureFetch({
      trustedHosts: new Set([server.host]),
      httpsOnly: true,
      bytesMax: 301 * 1024,
    })
    expect((await roomy(`${server.url}/large.png`)).bytes).toHaveLength(300 * 1024)
    await expect(roomy(`${server.url}/away.png`)).rejects.toThrow('not https')
  })
})
