import type { WrapperSettings } from '../wrapper-config.ts'
import { isSealedBy, type KeyWrapper } from './key-wrapper.ts'
import { openKeyWrapper } from './open-key-wrapper.ts'

/** The root keys of a process: one that seals, and a second one while they are exchanged. */
export type RootKeys = {
  /** Seals what is new. */
  readonly sealing: KeyWrapper
  /** The one that opens this row. Where none does it is the sealing one, which then says so. */
  opening(row: { readonly wrapperKind: string; readonly wrapperKeyId: string }): KeyWrapper
  health(): Promise<void>
  close(): Promise<void>
}

export async function openRootKeys(settings: {
  readonly wrapper: WrapperSettings
  readonly secondWrapper: WrapperSettings | null
}): Promise<RootKeys> {
  const { wrapper, secondWrapper } = settings
  const first = await openKeyWrapper(wrapper)
  return rootKeysOf(first, secondWrapper === null ? null : await openKeyWrapper(secondWrapper))
}

export function rootKeysOf(sealing: KeyWrapper, second: KeyWrapper | null = null): RootKeys {
  const all = second === null ? [sealing] : [sealing, second]
  return {
    sealing,
    opening: (row) => all.find((each) => isSealedBy(row, each)) ?? sealing,
    health: async () => {
      await Promise.all(all.map((each) => each.health()))
    },
    close: async () => {
      await Promise.all(all.map((each) => each.close()))
    },
  }
}
