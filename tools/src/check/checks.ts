/** Each stands for itself; none changes a file. */
export type Check = { readonly name: string; readonly command: readonly [string, ...string[]] }

export const CHECKS: readonly Check[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types core', command: ['tsc', '-p', 'core'] },
  { name: 'types server', command: ['tsc', '-p', '.'] },
  { name: 'types web', command: ['tsc', '-p', 'web'] },
  { name: 'imports', command: ['node', 'tools/src/imports/main-imports.ts'] },
  { name: 'dead-code', command: ['knip'] },
  { name: 'dead-code tests', command: ['knip', '--production', '--config', 'knip.production.jsonc'] },
  { name: 'lock file', command: ['node', 'tools/src/lockfile/main-lockfile.ts'] },
  { name: 'capabilities', command: ['node', 'tools/src/capabilities/main-capabilities.ts'] },
]
