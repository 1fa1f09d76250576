import { buildUniverse } from '../universe/build-universe.ts'
import { createMarket } from './create-market.ts'
import { hashMarket } from './market-hash.ts'

const seed = process.argv[2] ?? 'windhover'
const universe = buildUniverse(seed)
console.log(hashMarket(createMarket({ seed, universe }), universe))
