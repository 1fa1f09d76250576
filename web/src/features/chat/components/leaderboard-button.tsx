import Trophy from 'lucide-react/icons/trophy'
import { openCover } from '../../../lib/cover.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** G46: the way to the leaderboard. */
export default function LeaderboardButton() {
  return (
    <IconButton
      label="Leaderboard"
      size={32}
      icon={<Trophy size={16} aria-hidden="true" />}
      onClick={() => openCover({ slot: 'leaderboardOverlay' })}
    />
  )
}
