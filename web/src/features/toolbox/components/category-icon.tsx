import type { CategoryColor, CategoryIcon as CategoryIconName } from '@windhover/core/toolbox/tool-category'
import Bitcoin from 'lucide-react/icons/bitcoin'
import BookOpen from 'lucide-react/icons/book-open'
import CircleDot from 'lucide-react/icons/circle-dot'
import Crosshair from 'lucide-react/icons/crosshair'
import Gauge from 'lucide-react/icons/gauge'
import Layers from 'lucide-react/icons/layers'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Moon from 'lucide-react/icons/moon'
import Radar from 'lucide-react/icons/radar'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Vault from 'lucide-react/icons/vault'
import Zap from 'lucide-react/icons/zap'
import type { FeatureIcon } from '../../../lib/feature.ts'
import { cx } from '../../../ui/cx.ts'
import { IconTile } from '../../../ui/icon-tile.tsx'

const ICONS: Readonly<Record<CategoryIconName, FeatureIcon>> = {
  shield: ShieldCheck,
  target: Crosshair,
  search: Search,
  moon: Moon,
  vault: Vault,
  bitcoin: Bitcoin,
  gauge: Gauge,
  grid: LayoutGrid,
  bolt: Zap,
  ring: CircleDot,
  layers: Layers,
  radar: Radar,
  book: BookOpen,
}
const COLORS: Readonly<Record<CategoryColor, string>> = {
  'data-1': 'text-data-1',
  'data-2': 'text-data-2',
  'data-3': 'text-data-3',
  'data-4': 'text-data-4',
  'data-5': 'text-data-5',
  'data-6': 'text-data-6',
}

type CategoryIconProps = {
  readonly icon: CategoryIconName
  readonly color: CategoryColor
  readonly className?: string
}

export function CategoryIcon({ icon, color, className }: CategoryIconProps) {
  const Icon = ICONS[icon]
  return (
    <IconTile className={cx(COLORS[color], className)}>
      <Icon size={16} />
    </IconTile>
  )
}
