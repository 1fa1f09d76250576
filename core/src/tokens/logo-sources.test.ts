import { describe, expect, it } from 'vitest'
import { logoSources } from './logo-sources.ts'

const GATEWAYS = ['https://one/ipfs/', 'https://two/ipfs/']
const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

describe('logoSources', () => {
  it.each(['https://host/a.png', 'http://host/a.png?b=1', 'HTTPS://host/a'])('R2-212 loads %s', (source) => {
    expect(logoSources(source, GATEWAYS)).toEqual([source])
  })

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'file:///etc/passwd',
    'ftp://host/a.png',
    '//host/a.png',
    'a.png',
    ' https://host/a.png',
    'ipfs://',
    'ipfs://../secret',
    '',
    null,
    undefined,
  ])('R2-212 does not load %s', (source) => {
    expect(logoSources(source, GATEWAYS)).toEqual([])
  })

  it.each([`ipfs://${CID}/a.png`, `ipfs://ipfs/${CID}/a.png`])(
    'R2-213 looks for %s at every gateway',
    (source) => {
      expect(logoSources(source, GATEWAYS)).toEqual([
        `https://one/ipfs/${CID}/a.png`,
        `https://two/ipfs/${CID}/a.png`,
      ])
    },
  )

  it('R2-213 asks the gateway that was named first, then the others', () => {
    expect(logoSources(`https://three/ipfs/${CID}`, GATEWAYS)).toEqual([
      `https://three/ipfs/${CID}`,
      `https://one/ipfs/${CID}`,
      `https://two/ipfs/${CID}`,
    ])
    expect(logoSources(`https://two/ipfs/${CID}`, GATEWAYS)).toEqual([
      `https://two/ipfs/${CID}`,
      `https://one/ipfs/${CID}`,
    ])
  })
})
