import { createHash } from 'node:crypto'
import type { KeptContent } from '../../ports/file-store.ts'

const NAME = /^[0-9a-f]{32}\/[0-9a-f]{64}$/

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/**
 * Content below its owner: what two people have in common is kept twice, so that nobody learns from a store what
 * somebody else has, and what goes with one of them stays with the other.
 */
export function nameContent({ owner, bytes }: KeptContent): string {
  return `${sha256(owner).slice(0, 32)}/${sha256(bytes)}`
}

/** Anything else was not named by us and is never looked for. */
export const isContentName = (name: string): boolean => NAME.test(name)

export const isContentOf = (name: string, bytes: Uint8Array): boolean => name.endsWith(`/${sha256(bytes)}`)
