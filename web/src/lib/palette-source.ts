import type { QueryClient } from '@tanstack/react-query'
import type { AccountView } from '@windhover/core/accounts/contract'
import type { ReactNode } from 'react'
import type { FeatureIcon } from './feature.ts'

/** One row of the command palette. Enter opens or switches something; it never trades. */
export type PaletteEntry = {
  readonly id: string
  readonly title: string
  /** Quieter, after the title; it is searched as well. */
  readonly detail?: string
  /** In few words, not searched: 'You hold 18.42'. */
  readonly hint?: string
  readonly badge?: ReactNode
  /** At the left: an icon, or a mark that is 28 px wide. */
  readonly icon?: FeatureIcon
  readonly mark?: ReactNode
  /** At the right end of the row. */
  readonly note?: ReactNode
  /** For the foot: 'open the SOL page'. */
  readonly enterDoes: string
  readonly run: () => void
  /** What the agent is asked where this is the first row; otherwise what was typed. */
  readonly ask?: string
}

/** Something with a fixed name: the palette itself looks through these. */
export type PaletteCommand = PaletteEntry & {
  /** Under which it stands before anything is typed; null: only what is searched for shows it. */
  readonly heading: string | null
  readonly keywords?: readonly string[]
}

export const FOUND_GROUPS = ['Tokens', 'Contacts', 'Transactions'] as const
export type FoundGroup = (typeof FOUND_GROUPS)[number]

export type PaletteContext = {
  readonly queryClient: QueryClient
  readonly account: AccountView
  readonly vaultId: string | null
}

/** What a feature brings into the palette; loaded with it, never before. */
export type PaletteSource = {
  readonly commands?: (context: PaletteContext) => readonly PaletteCommand[]
  readonly search?: {
    readonly group: FoundGroup
    /** Best first. */
    readonly find: (query: string, context: PaletteContext) => Promise<readonly PaletteEntry[]>
  }
}
