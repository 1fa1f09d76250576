const { existsSync, readdirSync } = require('node:fs')

/**
 * Who may import whom (docs/architecture.md, section 2). There is no list of exceptions.
 * `from`/`to` are paths from the root; vendor packages appear as node_modules/<name>.
 */
const WORKSPACES = '^(core|server|signer|witness|web|testkit|e2e|bench|tools|sandbox)/'
const TESTS = '[.](test|int[.]test|e2e[.]test)[.]tsx?$'

const FEATURES = 'server/src/features'

/** Whatever moves money, which its folder of intents shows, hands it to `transactions` and asks whose vault it is. */
const MONEY_ARROWS = ['transactions', 'vaults']

/** The only other arrows between features of the server: everything else meets in the composition root. */
const FEATURE_ARROWS = {
  swaps: ['tokens', 'settings'],
  transfers: ['tokens', 'contacts'],
  launches: ['files'],
  transactions: ['vaults', 'balances', 'tokens', 'settings', 'contacts'],
  conditional: ['swaps', 'tokens'],
  faucet: ['vaults', 'balances'],
  'heat-map': ['prices'],
  watchlist: ['prices', 'tokens', 'discovery'],
  balances: ['vaults', 'prices', 'settings'],
  pnl: ['vaults', 'balances', 'transactions'],
  tokens: ['prices'],
  discovery: ['tokens', 'prices'],
  safety: ['vaults'],
  settings: ['vaults'],
  social: ['vaults'],
  referrals: ['vaults'],
  toolbox: ['settings', 'prices', 'tokens'],
  alpha: ['toolbox', 'tokens'],
  chat: ['files'],
  leaderboard: ['vaults', 'chat', 'transactions', 'referrals', 'settings', 'pnl'],
}

function featureGraph() {
  const rule = (from, allowed) => ({
    name: 'feature-graph',
    severity: 'error',
    from: { path: `^server/src/features/${from}/`, pathNot: TESTS },
    to: { path: '^server/src/features/', pathNot: `^server/src/features/(${allowed})/` },
  })
  const moving = existsSync(FEATURES)
    ? readdirSync(FEATURES).filter((name) => existsSync(`${FEATURES}/${name}/intents`))
    : []
  const named = [...new Set([...Object.keys(FEATURE_ARROWS), ...moving])]
  const arrowsOf = (from) => [...(FEATURE_ARROWS[from] ?? []), ...(moving.includes(from) ? MONEY_ARROWS : [])]
  return [
    rule(`(?!(?:${named.join('|')})/)([^/]+)`, '$1'),
    ...named.map((from) => rule(from, [from, ...arrowsOf(from)].join('|'))),
  ]
}

/** Money travels one way: each folder of `transactions` knows only those before it. */
const MONEY_ORDER = ['stores', 'plan', 'books', 'lane', 'finality', 'accept', 'cards']

function moneyOrder() {
  const folder = (names) => `^server/src/features/transactions/(${names.join('|')})/`
  return MONEY_ORDER.slice(0, -1).map((name, place) => ({
    name: 'money-travels-one-way',
    severity: 'error',
    from: { path: folder([name]), pathNot: TESTS },
    to: { path: folder(MONEY_ORDER.slice(place + 1)) },
  }))
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      from: { path: '^core/src', pathNot: TESTS },
      to: { pathNot: '^core/src|^node_modules/(zod|@noble/hashes)/' },
    },
    {
      name: 'ports-only-core',
      severity: 'error',
      from: { path: '^server/src/ports/' },
      to: { pathNot: '^server/src/ports/|^core/src' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: TESTS },
      to: {
        path: '^server/src/(features|adapters|composition)/|^(signer|witness|web|testkit|e2e|bench|tools)/',
      },
    },
    {
      name: 'adapter-stands-alone',
      severity: 'error',
      from: { path: '^server/src/adapters/([^/]+)/', pathNot: TESTS },
      to: {
        path: `^server/src/(features|composition|adapters)/|${WORKSPACES}`,
        pathNot: '^server/src/adapters/$1/|^server/src/(ports|platform)/|^core/src',
      },
    },
    {
      name: 'feature-through-the-front-door',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^server/src/features/([^/]+)/(?!index[.]ts$)', pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'feature-no-adapter-no-vendor',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: TESTS },
      to: { path: '^server/src/adapters/|^node_modules/', pathNot: '^node_modules/(zod|drizzle-orm)/' },
    },
    {
      name: 'feature-knows-no-root',
      comment:
        'The root hands a feature its parts; a feature reaches for nothing but the shape of that handover.',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: TESTS },
      to: { path: '^server/src/(composition/(?!feature[.]ts$)|main-)' },
    },
    ...featureGraph(),
    ...moneyOrder(),
    {
      name: 'signer-is-alone',
      severity: 'error',
      from: { path: '^signer/src/', pathNot: TESTS },
      to: { path: WORKSPACES, pathNot: '^signer/src/|^core/src' },
    },
    {
      name: 'signer-few-libraries',
      severity: 'error',
      from: { path: '^signer/src/', pathNot: TESTS },
      to: {
        path: '^node_modules/',
        pathNot:
          '^node_modules/(zod|pkcs11js|postgres|@noble/(hashes|curves)|@scure/base|aws4fetch|@types/node)/',
      },
    },
    {
      name: 'witness-reads-and-signs',
      comment:
        'It reads with the same clients as the server, each by name, and listens like the signer; it knows nothing else of either.',
      severity: 'error',
      from: { path: '^witness/src/', pathNot: TESTS },
      to: {
        path: `${WORKSPACES}|^node_modules/`,
        pathNot: [
          '^witness/src/|^core/src|^node_modules/(zod|@types/node)/',
          '^server/src/(adapters/(jupiter-prices|geckoterminal)/ask-price|adapters/(price-stream|pool-prices)/index[.]ts$)',
          '^server/src/(ports/price-feed|platform/clock|platform/upstream/call-upstream)[.]ts$',
          '^server/src/platform/networks/(compare-nodes|watch-networks)[.]ts$',
          '^signer/src/(socket/listen-on-socket|stop-on-signal|log|http/read-json-body)[.]ts$',
        ],
      },
    },
    {
      name: 'server-never-signer-or-web',
      severity: 'error',
      from: { path: '^server/src/', pathNot: TESTS },
      to: { path: '^(signer|witness|web|testkit|e2e|bench|tools|sandbox)/' },
    },
    {
      name: 'sandbox-stands-alone',
      comment:
        'The practice world is known by its addresses, and knows nothing of the product but its pure rules. What its tests start is named for it.',
      severity: 'error',
      from: { path: '^sandbox/src/', pathNot: `${TESTS}|/start-test-[^/]+[.]ts$|/testing/` },
      to: { path: WORKSPACES, pathNot: '^sandbox/src/|^core/src' },
    },
    {
      name: 'web-feature-stands-alone',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^web/src/(features|app)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-app-through-the-front-door',
      severity: 'error',
      from: { path: '^web/src/app/', pathNot: TESTS },
      to: { path: '^web/src/features/([^/]+)/(?!index[.]tsx?$)' },
    },
    {
      name: 'web-ui-has-no-product',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: TESTS },
      to: { path: '^web/src/(features|app|lib|money)/|^core/' },
    },
    {
      name: 'web-lib-has-no-screens',
      severity: 'error',
      from: { path: '^web/src/lib/', pathNot: TESTS },
      to: { path: '^web/src/(features|app|ui|money)/' },
    },
    {
      name: 'web-money-is-shared',
      severity: 'error',
      from: { path: '^web/src/money/', pathNot: TESTS },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'web-never-server',
      comment:
        'A browser checks a proof, its keys, and whose a vault is, by the code of the signer that checks it, and knows nothing else of the signer.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: TESTS },
      to: {
        path: '^(server|signer|witness|testkit|e2e|bench|tools|sandbox)/',
        pathNot: '^signer/src/proof/check-(owner|proof|vault)[.]ts$',
      },
    },
    {
      name: 'web-loads-no-words',
      comment: 'What is said about the answers of tools is said by the server; a browser knows their names.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: TESTS },
      to: { path: '^core/src/(toolbox/(agent-tools|tool-list)|[^/]+/tool-words)[.]ts$' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { pathNot: '[.]grit$' },
      to: { couldNotResolve: true, pathNot: '[?]|^virtual:' },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API to parse with. swc also sees imports of types, so nothing else is needed.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Only what we build ourselves: a package's own dist folder must stay visible, or no rule about packages would hold.
    exclude: { path: '^[^/]+/dist/|^server/drizzle/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    },
    moduleSystems: ['es6'],
  },
}
