/** For each import rule the smallest code that breaks it: path -> source, and the arrow the rule must name. */
export type Violation = {
  readonly rule: string
  readonly from: string
  readonly to: string
  readonly imports: string
}

const ROWS: readonly [rule: string, from: string, imports: string, to: string][] = [
  ['no-cycles', 'core/src/cycle/one.ts', './two.ts', 'core/src/cycle/two.ts'],
  ['core-is-pure', 'core/src/vaults/reads-disk.ts', 'node:fs', 'fs'],
  ['core-is-pure', 'core/src/vaults/uses-vendor.ts', 'postgres', 'node_modules/postgres/dist/index.js'],
  [
    'core-is-pure',
    'core/src/vaults/uses-server.ts',
    '@windhover/server/platform/clock',
    'server/src/platform/clock.ts',
  ],
  ['ports-only-core', 'server/src/ports/signer.ts', '../platform/clock.ts', 'server/src/platform/clock.ts'],
  ['ports-only-core', 'server/src/ports/chain.ts', 'viem', 'node_modules/viem/dist/index.js'],
  [
    'platform-knows-no-feature',
    'server/src/platform/db.ts',
    '../features/vaults/index.ts',
    'server/src/features/vaults/index.ts',
  ],
  [
    'platform-knows-no-feature',
    'server/src/platform/http.ts',
    '../adapters/jupiter/index.ts',
    'server/src/adapters/jupiter/index.ts',
  ],
  [
    'adapter-stands-alone',
    'server/src/adapters/raydium/index.ts',
    '../jupiter/index.ts',
    'server/src/adapters/jupiter/index.ts',
  ],
  [
    'adapter-stands-alone',
    'server/src/adapters/raydium/client.ts',
    '../../features/vaults/index.ts',
    'server/src/features/vaults/index.ts',
  ],
  [
    'adapter-stands-alone',
    'server/src/adapters/raydium/root.ts',
    '../../composition/feature.ts',
    'server/src/composition/feature.ts',
  ],
  [
    'feature-through-the-front-door',
    'server/src/features/transactions/lane.ts',
    '../vaults/store.ts',
    'server/src/features/vaults/store.ts',
  ],
  [
    'money-travels-one-way',
    'server/src/features/transactions/books/guess.ts',
    '../lane/sign.ts',
    'server/src/features/transactions/lane/sign.ts',
  ],
  [
    'feature-no-adapter-no-vendor',
    'server/src/features/tokens/search.ts',
    '../../adapters/jupiter/index.ts',
    'server/src/adapters/jupiter/index.ts',
  ],
  [
    'feature-no-adapter-no-vendor',
    'server/src/features/tokens/price.ts',
    'viem',
    'node_modules/viem/dist/index.js',
  ],
  [
    'feature-knows-no-root',
    'server/src/features/tokens/root.ts',
    '../../composition/run-api.ts',
    'server/src/composition/run-api.ts',
  ],
  [
    'feature-graph',
    'server/src/features/chat/act.ts',
    '../swaps/index.ts',
    'server/src/features/swaps/index.ts',
  ],
  [
    'feature-graph',
    'server/src/features/pools/act.ts',
    '../vaults/index.ts',
    'server/src/features/vaults/index.ts',
  ],
  [
    'signer-is-alone',
    'signer/src/reads-server.ts',
    '@windhover/server/platform/clock',
    'server/src/platform/clock.ts',
  ],
  ['signer-few-libraries', 'signer/src/uses-vendor.ts', 'viem', 'node_modules/viem/dist/index.js'],
  [
    'witness-reads-and-signs',
    'witness/src/reads-features.ts',
    '@windhover/server/features/vaults/index',
    'server/src/features/vaults/index.ts',
  ],
  [
    'witness-reads-and-signs',
    'witness/src/reads-keys.ts',
    '@windhover/signer/keys/random-secret',
    'signer/src/keys/random-secret.ts',
  ],
  ['witness-reads-and-signs', 'witness/src/uses-vendor.ts', 'viem', 'node_modules/viem/dist/index.js'],
  [
    'server-never-signer-or-web',
    'server/src/platform/keys.ts',
    '@windhover/signer/keys',
    'signer/src/keys.ts',
  ],
  [
    'web-feature-stands-alone',
    'web/src/features/swaps/card.tsx',
    '../vaults/index.ts',
    'web/src/features/vaults/index.ts',
  ],
  [
    'web-feature-stands-alone',
    'web/src/features/swaps/shell.tsx',
    '../../app/shell.tsx',
    'web/src/app/shell.tsx',
  ],
  [
    'web-app-through-the-front-door',
    'web/src/app/open.tsx',
    '../features/vaults/list.tsx',
    'web/src/features/vaults/list.tsx',
  ],
  ['web-ui-has-no-product', 'web/src/ui/button.tsx', '../lib/session.ts', 'web/src/lib/session.ts'],
  [
    'web-ui-has-no-product',
    'web/src/ui/amount.tsx',
    '@windhover/core/vaults/contract',
    'core/src/vaults/contract.ts',
  ],
  ['web-lib-has-no-screens', 'web/src/lib/ask.ts', '../ui/dialog.tsx', 'web/src/ui/dialog.tsx'],
  [
    'web-money-is-shared',
    'web/src/money/row.tsx',
    '../features/vaults/index.ts',
    'web/src/features/vaults/index.ts',
  ],
  [
    'sandbox-stands-alone',
    'sandbox/src/market/peek.ts',
    '@windhover/server/platform/clock',
    'server/src/platform/clock.ts',
  ],
  [
    'web-never-server',
    'web/src/lib/peek.ts',
    '@windhover/server/platform/clock',
    'server/src/platform/clock.ts',
  ],
  [
    'web-never-server',
    'web/src/features/transactions/hand-out.ts',
    '@windhover/signer/proof/read-record',
    'signer/src/proof/read-record.ts',
  ],
  [
    'web-loads-no-words',
    'web/src/features/chat/find.ts',
    '@windhover/core/toolbox/agent-tools',
    'core/src/toolbox/agent-tools.ts',
  ],
  [
    'web-loads-no-words',
    'web/src/features/swaps/say.ts',
    '@windhover/core/swaps/tool-words',
    'core/src/swaps/tool-words.ts',
  ],
  ['nothing-unresolved', 'core/src/vaults/lost.ts', './nowhere.ts', './nowhere.ts'],
]

export const VIOLATIONS: readonly Violation[] = ROWS.map(([rule, from, imports, to]) => ({
  rule,
  from,
  imports,
  to,
}))

/** What the rules allow, in the same places. */
export const ALLOWED: readonly Omit<Violation, 'rule'>[] = [
  { from: 'core/src/vaults/rule.ts', imports: 'zod', to: 'node_modules/zod/dist/index.js' },
  {
    from: 'server/src/ports/clean.ts',
    imports: '@windhover/core/vaults/contract',
    to: 'core/src/vaults/contract.ts',
  },
  { from: 'server/src/adapters/orca/index.ts', imports: 'viem', to: 'node_modules/viem/dist/index.js' },
  {
    from: 'server/src/adapters/orca/clock.ts',
    imports: '../../platform/clock.ts',
    to: 'server/src/platform/clock.ts',
  },
  {
    from: 'server/src/features/pools/index.ts',
    imports: '../../composition/feature.ts',
    to: 'server/src/composition/feature.ts',
  },
  {
    from: 'server/src/features/pools/tables.ts',
    imports: 'drizzle-orm',
    to: 'node_modules/drizzle-orm/dist/index.js',
  },
  {
    from: 'server/src/features/transactions/send.ts',
    imports: '../vaults/index.ts',
    to: 'server/src/features/vaults/index.ts',
  },
  {
    from: 'server/src/features/gifts/intents/gift.ts',
    imports: '../../transactions/index.ts',
    to: 'server/src/features/transactions/index.ts',
  },
  {
    from: 'server/src/features/gifts/prepare.ts',
    imports: '../vaults/index.ts',
    to: 'server/src/features/vaults/index.ts',
  },
  {
    from: 'witness/src/clean.ts',
    imports: '@windhover/server/adapters/price-stream/index',
    to: 'server/src/adapters/price-stream/index.ts',
  },
  { from: 'signer/src/clean.ts', imports: 'pkcs11js', to: 'node_modules/pkcs11js/dist/index.js' },
  {
    from: 'web/src/features/transactions/check.ts',
    imports: '@windhover/signer/proof/check-proof',
    to: 'signer/src/proof/check-proof.ts',
  },
  {
    from: 'web/src/lib/authority/check.ts',
    imports: '@windhover/signer/proof/check-vault',
    to: 'signer/src/proof/check-vault.ts',
  },
  { from: 'web/src/features/pools/card.tsx', imports: '../../ui/dialog.tsx', to: 'web/src/ui/dialog.tsx' },
  {
    from: 'web/src/app/clean.tsx',
    imports: '../features/vaults/index.ts',
    to: 'web/src/features/vaults/index.ts',
  },
]
