import type { AppId } from '@windhover/core/workspace/app-ids'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Brain from 'lucide-react/icons/brain'
import Copy from 'lucide-react/icons/copy'
import Crosshair from 'lucide-react/icons/crosshair'
import Droplet from 'lucide-react/icons/droplet'
import FlaskConical from 'lucide-react/icons/flask-conical'
import History from 'lucide-react/icons/history'
import Layers from 'lucide-react/icons/layers'
import Puzzle from 'lucide-react/icons/puzzle'
import Receipt from 'lucide-react/icons/receipt'
import Rocket from 'lucide-react/icons/rocket'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Star from 'lucide-react/icons/star'
import TrendingUp from 'lucide-react/icons/trending-up'
import Upload from 'lucide-react/icons/upload'
import UserRound from 'lucide-react/icons/user-round'
import Wallet from 'lucide-react/icons/wallet'
import Wrench from 'lucide-react/icons/wrench'
import type { FeatureIcon } from '../lib/feature.ts'
import type { WorkspaceApp } from './app-registry.ts'

/** Apart from the other facts, and from what features bring: two dozen drawings are no part of the first page. */
const APP_ICONS: Readonly<Record<AppId | 'watchlist', FeatureIcon>> = {
  'swap-solana': ArrowLeftRight,
  'swap-ethereum': ArrowLeftRight,
  'swap-bsc': ArrowLeftRight,
  'swap-hedera': ArrowLeftRight,
  conditional: Crosshair,
  copy: Copy,
  balances: Wallet,
  activity: History,
  lp: Droplet,
  'eth-lp': Droplet,
  pumpfun: Rocket,
  launchlab: Rocket,
  launchpad: Layers,
  fourmeme: Rocket,
  memejob: Rocket,
  trenches: TrendingUp,
  alpha: FlaskConical,
  token: TrendingUp,
  account: UserRound,
  memberships: Receipt,
  memory: Brain,
  toolbox: Wrench,
  uploader: Upload,
  settings: SlidersHorizontal,
  watchlist: Star,
}

export function iconOf({ id, icon }: Pick<WorkspaceApp, 'id' | 'icon'>): FeatureIcon {
  const known: Readonly<Partial<Record<string, FeatureIcon>>> = APP_ICONS
  return icon ?? known[id] ?? Puzzle
}
