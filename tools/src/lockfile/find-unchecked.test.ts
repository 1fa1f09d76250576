import { describe, expect, it } from 'vitest'
import { findUnchecked, findUndecidedScripts } from './find-unchecked.ts'

const integrity = 'sha512-x'
const optional = true

describe('the lock file', () => {
  it('has a checksum for everything that is installed where the product runs', () => {
    const packages = {
      '': { name: 'root' },
      core: { version: '0.1.0' },
      'node_modules/@windhover/core': { resolved: 'core', link: true },
      'node_modules/kept': { version: '1.0.0', integrity },
      'node_modules/left-out': { version: '1.0.0' },
      'node_modules/a/node_modules/tool-linux-x64-gnu': { version: '1.0.0', optional },
      'node_modules/tool-darwin-arm64': { version: '1.0.0', optional },
      'node_modules/tool-linux-x64-musl': { version: '1.0.0', optional },
      'node_modules/wanted-darwin-arm64': { version: '1.0.0' },
    }
    expect(findUnchecked({ packages })).toEqual([
      'node_modules/left-out',
      'node_modules/a/node_modules/tool-linux-x64-gnu',
      'node_modules/wanted-darwin-arm64',
    ])
  })

  it('has no install script that nobody has decided about', () => {
    const packages = {
      'node_modules/native': { version: '1.0.0', hasInstallScript: true },
      'node_modules/a/node_modules/@scope/refused': { version: '1.0.0', hasInstallScript: true },
      'node_modules/new': { version: '1.0.0', hasInstallScript: true },
      'node_modules/plain': { version: '1.0.0' },
    }
    const decided = { native: true, '@scope/refused': false }
    expect(findUndecidedScripts({ packages }, decided)).toEqual(['node_modules/new'])
  })
})
