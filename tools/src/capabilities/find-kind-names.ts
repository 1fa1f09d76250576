import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['core/src/**/*.ts', 'server/src/**/*.ts', 'signer/src/**/*.ts', 'web/src/**/*.{ts,tsx}']
const NOT_THE_PRODUCT = /\.test\.tsx?$|\/(testing|__fixtures__)\//

/** A kind, and the capability that it belongs to. */
export type KindOwner = { readonly type: string; readonly capability: string }

/** Where each kind of intent is at home: `core/src/<capability>/intents/<kind>.ts`. */
export function readKindOwners(repository: string): readonly KindOwner[] {
  return globSync('core/src/*/intents/*.ts', { cwd: repository })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => {
      const [, , capability = '', , file = ''] = path.split('/')
      return { type: file.replace(/\.ts$/, ''), capability }
    })
}

/** Files that know a kind of intent by its name and are not at home in its capability, one sentence each. */
export function findKindNames(repository: string, owners: readonly KindOwner[]): readonly string[] {
  return globSync(SOURCES, { cwd: repository })
    .filter((path) => !NOT_THE_PRODUCT.test(path))
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(join(repository, path), 'utf8')
      return owners
        .filter((owner) => !isAtHome(path, owner) && comparesWith(text, owner.type))
        .map(({ type }) => `${path} compares the type of an intent with '${type}'; ask its kind instead`)
        .concat(listsKinds(text) ? [`${path} lists all kinds of intent; let each kind say it instead`] : [])
    })
}

export function comparesWith(text: string, type: string): boolean {
  const compared = `\\.type\\s*[!=]==\\s*'${type}'|'${type}'\\s*[!=]==\\s*[\\w.]+\\.type\\b`
  return new RegExp(`${compared}|switch \\(\\w*[iI]ntent\\.type\\)[^]*?case '${type}'`).test(text)
}

/** A record over all kinds has to be changed for every new one. */
export function listsKinds(text: string): boolean {
  return /(Record|Map)<(Intent\['type'\]|IntentType\b)/.test(text)
}

function isAtHome(path: string, { type, capability }: KindOwner): boolean {
  const homes = [
    `core/src/${capability}/`,
    `server/src/features/${capability}/`,
    `web/src/features/${capability}/`,
    `signer/src/match/${type}/`,
  ]
  return homes.some((home) => path.startsWith(home))
}
