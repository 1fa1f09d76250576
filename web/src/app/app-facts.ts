import type { AppId } from '@windhover/core/workspace/app-ids'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Brain from 'lucide-react/icons/brain'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Copy from 'lucide-react/icons/copy'
import Crosshair from 'lucide-react/icons/crosshair'
import Droplet from 'lucide-react/icons/droplet'
import FlaskConical from 'lucide-react/icons/flask-conical'
import History from 'lucide-react/icons/history'
import Layers from 'lucide-react/icons/layers'
import Receipt from 'lucide-react/icons/receipt'
import Rocket from 'lucide-react/icons/rocket'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import TrendingUp from 'lucide-react/icons/trending-up'
import Upload from 'lucide-react/icons/upload'
import UserRound from 'lucide-react/icons/user-round'
import Wallet from 'lucide-react/icons/wallet'
import Wrench from 'lucide-react/icons/wrench'
import type { AppGroup, FeatureIcon } from '../lib/feature.ts'

export type AppFacts = { readonly title: string; readonly group: AppGroup; readonly icon: FeatureIcon }

/** Every app by its id, built or not: its name, where it stands in the launcher and its icon. */
export const APP_FACTS: Readonly<Record<AppId, AppFacts>> = {
  'swap-solana': { title: 'Swap Solana', group: 'Trade', icon: ArrowLeftRight },
  'swap-ethereum': { title: 'Swap Ethereum', group: 'Trade', icon: ArrowLeftRight },
  'swap-bsc': { title: 'Swap BSC', group: 'Trade', icon: ArrowLeftRight },
  'swap-hedera': { title: 'Swap Hedera', group: 'Trade', icon: ArrowLeftRight },
  conditional: { title: 'Conditional Engine', group: 'Trade', icon: Crosshair },
  copy: { title: 'Copy', group: 'Trade', icon: Copy },
  balances: { title: 'Balances', group: 'Wallet', icon: Wallet },
  activity: { title: 'Activity', group: 'Wallet', icon: History },
  lp: { title: 'LP', group: 'Liquidity', icon: Droplet },
  'eth-lp': { title: 'ETH LP', group: 'Liquidity', icon: Droplet },
  pumpfun: { title: 'Pumpfun', group: 'Launch', icon: Rocket },
  launchlab: { title: 'Raydium launch lab', group: 'Launch', icon: Rocket },
  launchpad: { title: 'LaunchPad', group: 'Launch', icon: Layers },
  fourmeme: { title: 'Fourmeme', group: 'Launch', icon: Rocket },
  memejob: { title: 'Memejob', group: 'Launch', icon: ChartNoAxesColumn },
  trenches: { title: 'Trenches', group: 'Discover', icon: TrendingUp },
  alpha: { title: 'Alpha', group: 'Discover', icon: FlaskConical },
  account: { title: 'Account', group: 'Account', icon: UserRound },
  memberships: { title: 'Memberships', group: 'Account', icon: Receipt },
  memory: { title: 'Memory', group: 'Account', icon: Brain },
  toolbox: { title: 'Toolbox', group: 'Account', icon: Wrench },
  uploader: { title: 'Uploader', group: 'Account', icon: Upload },
  settings: { title: 'Settings', group: 'Account', icon: SlidersHorizontal },
}
