/** Numbers of one run, by the name its test gives them. */
type Size = Readonly<Record<string, number>>

export type Campaign = {
  readonly what: string
  readonly goal: string
  readonly kind: 'unit' | 'integration' | 'processes'
  /** The test that runs it, in either size; by its title where its file has others. */
  readonly file: string
  readonly title?: string
  /** With every landing: the smallest that still meets every check of its test. */
  readonly gate: Size
  /** By hand or at night. */
  readonly full: Size
}

/** The same code and the same seeds in both sizes; only these numbers differ. */
export const CAMPAIGNS = {
  money: {
    what: 'Money under kills, on four chains',
    goal: '0 doubled, 0 lost, 0 stuck, ledger equal',
    kind: 'processes',
    file: 'e2e/src/chaos/money.proc.test.ts',
    gate: { intents: 120, kills: 14 },
    full: { intents: 3_000, kills: 300 },
  },
  adversary: {
    what: 'A hostile and a gullible model',
    goal: '$0 moved without authorisation',
    kind: 'processes',
    file: 'e2e/src/adversary/adversary.proc.test.ts',
    gate: { actions: 2_000, contexts: 300 },
    full: { actions: 200_000, contexts: 20_000 },
  },
  takeover: {
    what: 'A taken-over api and worker: forged or mixed statements, tries for a second slot at two signers that are killed',
    goal: '0 signatures where the table says closed',
    kind: 'processes',
    file: 'e2e/src/takeover/takeover.proc.test.ts',
    gate: { forged: 3_000, slots: 800, kills: 2 },
    full: { forged: 1_000_000, slots: 100_000, kills: 200 },
  },
  'sign-up': {
    what: 'Processes killed during sign-up: accounts with other than one vault',
    goal: '0',
    kind: 'processes',
    file: 'e2e/src/small-suites/small-suites.proc.test.ts',
    title: 'a process killed during sign-up',
    gate: { rounds: 6 },
    full: { rounds: 240 },
  },
  'killed-api': {
    what: 'Replies while their api is killed, four at a time, two tabs each',
    goal: 'byte for byte',
    kind: 'processes',
    file: 'e2e/src/small-suites/small-suites.proc.test.ts',
    title: 'a killed api',
    gate: { kills: 2 },
    full: { kills: 48 },
  },
  mutations: {
    what: 'Mutated transactions that the signer signs though a slow checker refuses them',
    goal: '0',
    kind: 'unit',
    file: 'signer/src/match/mutated-transactions.test.ts',
    gate: { mutations: 4_000 },
    full: { mutations: 100_000 },
  },
  'key-creation': {
    what: 'Kills of the signer while it makes keys: vaults with other than one pair',
    goal: '0',
    kind: 'integration',
    file: 'signer/src/kill-during-creation.int.test.ts',
    gate: { kills: 8 },
    full: { kills: 200 },
  },
  signing: {
    what: 'Double signatures, requests at once and each sent twice, with kills of the signer',
    goal: '0',
    kind: 'integration',
    file: 'signer/src/sign/kill-during-signing.int.test.ts',
    gate: { requests: 200, kills: 4 },
    full: { requests: 10_000, kills: 20 },
  },
  resume: {
    what: 'Replies left and resumed: reload, second tab, two instances',
    goal: 'byte for byte',
    kind: 'integration',
    file: 'server/src/features/chat/resume.int.test.ts',
    gate: { disconnects: 200 },
    full: { disconnects: 10_000 },
  },
} as const satisfies Readonly<Record<string, Campaign>>

export type CampaignName = keyof typeof CAMPAIGNS
export type CampaignSize = 'gate' | 'full'

/** `CAMPAIGN_SIZE=full` for the large one. */
export function campaignSize(): CampaignSize {
  const size = process.env.CAMPAIGN_SIZE ?? 'gate'
  if (size !== 'gate' && size !== 'full') throw new Error(`CAMPAIGN_SIZE is gate or full, not ${size}`)
  return size
}

type SizeOf<Name extends CampaignName> = Readonly<Record<keyof (typeof CAMPAIGNS)[Name]['gate'], number>>

export function sizeOf<Name extends CampaignName>(name: Name): SizeOf<Name> {
  return CAMPAIGNS[name][campaignSize()] as SizeOf<Name>
}

const MINUTE_MS = 60_000

/** Ends what hangs. */
export function campaignTimeoutMs(): number {
  return (campaignSize() === 'full' ? 120 : 20) * MINUTE_MS
}
