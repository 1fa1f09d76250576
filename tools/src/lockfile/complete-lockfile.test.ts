import { describe, expect, it } from 'vitest'
import { completeLockfile, findMissingOptionals } from './complete-lockfile.ts'
import { readPlatform } from './read-platform.ts'

const lockfile = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'root' },
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-darwin-arm64': '2.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '2.0.0', dev: true, optional: true },
  },
}

describe('completeLockfile', () => {
  it('adds the binary that npm left out, for its platform only', () => {
    const { packages } = completeLockfile(lockfile)
    expect(packages['node_modules/tool-darwin-arm64']).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    })
    expect(Object.keys(packages)).toEqual(
      Object.keys(packages).toSorted((one, other) => one.localeCompare(other, 'en')),
    )
  })

  it('finds nothing in a file it has completed', () => {
    expect(findMissingOptionals(completeLockfile(lockfile))).toEqual({})
  })

  it('sees a package that is nested', () => {
    const nested = {
      packages: {
        'node_modules/a/node_modules/b': {
          version: '1.0.0',
          optionalDependencies: { 'b-linux-x64': '1.0.0' },
        },
        'node_modules/a/node_modules/b-linux-x64': { version: '1.0.0', optional: true },
      },
    }
    expect(findMissingOptionals(nested)).toEqual({})
  })

  it('does not invent a version from a range', () => {
    const ranged = {
      packages: { 'node_modules/tool': { optionalDependencies: { 'tool-darwin-arm64': '^2.0.0' } } },
    }
    expect(() => findMissingOptionals(ranged)).toThrow('must be locked by npm')
  })
})

describe('readPlatform', () => {
  it.each([
    ['@biomejs/cli-linux-x64-musl', { libc: ['musl'], os: ['linux'], cpu: ['x64'] }],
    ['@swc/core-linux-arm-gnueabihf', { libc: ['glibc'], os: ['linux'], cpu: ['arm'] }],
    ['@rolldown/binding-win32-arm64-msvc', { os: ['win32'], cpu: ['arm64'] }],
    ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['left-pad', null],
  ])('reads %s', (name, platform) => {
    expect(readPlatform(name)).toEqual(platform)
  })
})
