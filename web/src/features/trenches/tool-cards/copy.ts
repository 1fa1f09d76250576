import type { TrenchesCategory } from '@windhover/core/discovery/contract'
import type { LAUNCH_TABS, TOLD_LAUNCHPADS } from '@windhover/core/discovery/told-token'

type Told<Names extends readonly string[]> = Readonly<Record<Names[number], string>>

export const listCardCopy = {
  trenches: 'Trenches',
  launches: 'Launches',
  token: 'Token',
  risk: 'Risk',
  price: 'Price',
  change: 'Change',
  marketCap: 'Market cap',
  bonding: 'Bonding',
  nothing: 'No tokens found',
  categories: {
    toptrending: 'Trending',
    popular: 'Popular',
    toptraded: 'Top Traded',
    new: 'New',
    toporganicscore: 'Organic',
  } satisfies Readonly<Record<TrenchesCategory, string>>,
  launchpads: {
    pump: 'Pump',
    launchlab: 'LaunchLab',
    'meteora-dbc': 'Meteora DBC',
    'four-meme': 'Fourmeme',
  } satisfies Told<typeof TOLD_LAUNCHPADS>,
  tabs: {
    new: 'Newly Created',
    hot: 'Hot',
    graduating: 'About to Graduate',
    graduated: 'Recently Graduated',
  } satisfies Told<typeof LAUNCH_TABS>,
}
