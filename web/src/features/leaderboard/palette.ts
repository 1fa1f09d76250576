import Trophy from 'lucide-react/icons/trophy'
import { openCover } from '../../lib/cover.ts'
import type { PaletteSource } from '../../lib/palette-source.ts'
import { leaderboardCopy } from './copy.ts'

export const source: PaletteSource = {
  commands: () => [
    {
      id: 'leaderboard',
      title: leaderboardCopy.title,
      heading: 'Commands',
      icon: Trophy,
      keywords: ['ranking', 'aura', 'rank', 'top', 'best'],
      enterDoes: 'open the leaderboard',
      run: () => openCover({ slot: 'leaderboardOverlay' }),
    },
  ],
}
