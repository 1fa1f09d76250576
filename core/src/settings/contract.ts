import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'
import { DEFAULT_TOOL_CATEGORIES } from '../toolbox/default-categories.ts'
import { vaultId } from '../vaults/contract.ts'
import { SLIPPAGE_RANGES } from './slippage.ts'

const slippage = (name: keyof typeof SLIPPAGE_RANGES) =>
  z
    .number()
    .min(0)
    .max(SLIPPAGE_RANGES[name].max)
    .refine((pct) => Math.abs(pct * 10 - Math.round(pct * 10)) < 1e-9, 'in steps of 0.1')
const preset = z.number().min(0).max(1_000_000_000)
const tokenList = z.array(z.string().min(1).max(64)).max(1_000)

/** What others see of a vault on the leaderboard. */
export const leaderboardShows = z.enum(['number', 'name', 'nothing'])
export type LeaderboardShows = z.infer<typeof leaderboardShows>

/** What one user set for one vault. Every field is checked alone, so that one odd value cannot lose the others. */
export const vaultSettings = z.object({
  swapSlippage: slippage('swap'),
  pumpSlippage: slippage('pump'),
  lpSlippage: slippage('lp'),
  trenchesSlippage: slippage('trenches'),
  buyPresets: z.object({
    /** A list of one number. */
    trenches: z.tuple([preset]),
    promptBuy: preset,
    ethereum: preset,
    hedera: preset,
  }),
  hiddenSolanaTokens: tokenList,
  /** Ethereum and BSC share one. */
  hiddenEvmTokens: tokenList,
  hiddenHederaTokens: tokenList,
  safeMode: z.boolean(),
  /** 'Disable Quick Buy' is its opposite. */
  showQuickBuy: z.boolean(),
  leaderboardShows,
  dismissedNotes: z.array(z.string().min(1).max(100)).max(100),
  toolCategories: z.array(z.string().min(1).max(64)).max(50),
})
export type VaultSettings = z.infer<typeof vaultSettings>

const lists = vaultSettings
  .pick({
    hiddenSolanaTokens: true,
    hiddenEvmTokens: true,
    hiddenHederaTokens: true,
    dismissedNotes: true,
    toolCategories: true,
  })
  .partial()

/**
 * What is named changes, the rest stays. Lists can also grow and shrink by single entries, so that two tabs that hide
 * two tokens at once both get their way.
 */
export const settingsChange = vaultSettings.partial().extend({
  buyPresets: vaultSettings.shape.buyPresets.partial().optional(),
  add: lists.optional(),
  remove: lists.optional(),
})
export type SettingsChange = z.infer<typeof settingsChange>

/** R1-331, C12; G41 for the presets. */
export const DEFAULT_SETTINGS: VaultSettings = {
  swapSlippage: 2,
  pumpSlippage: 10,
  lpSlippage: 10,
  trenchesSlippage: 10,
  buyPresets: { trenches: [0.1], promptBuy: 0.1, ethereum: 0.01, hedera: 100 },
  hiddenSolanaTokens: [],
  hiddenEvmTokens: [],
  hiddenHederaTokens: [],
  safeMode: true,
  showQuickBuy: true,
  leaderboardShows: 'number',
  dismissedNotes: [],
  toolCategories: [...DEFAULT_TOOL_CATEGORIES],
}

export const settingsView = z.object({
  vaultId,
  settings: vaultSettings,
  changedAt: z.iso.datetime().nullable(),
})
export type SettingsView = z.infer<typeof settingsView>

/** Told to every tab of the user: what `getSettings` would answer, or the vault alone where that is long. */
export const settingsChanged = defineTopic(
  'settings-changed',
  z.union([settingsView, z.object({ vaultId, settings: z.undefined().optional() })]),
)

export const settingsRoutes = {
  getSettings: defineRoute({
    method: 'GET',
    path: '/api/settings',
    summary: 'What this user set for this vault; defaults where nothing was',
    access: 'session',
    rate: 'read',
    query: z.object({ vaultId }),
    response: settingsView,
  }),
  changeSettings: defineRoute({
    method: 'PATCH',
    path: '/api/settings',
    summary: 'Changes the named fields and leaves the others',
    access: 'session',
    rate: 'write',
    body: z.object({ vaultId, change: settingsChange }),
    response: settingsView,
  }),
}
