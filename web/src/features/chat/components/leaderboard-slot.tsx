import { useLaterPart } from './use-later-part.ts'

const loadButton = () => import('./leaderboard-button.tsx')

/** Loads the trophy button after the first paint, because nobody needs it sooner. */
export function LeaderboardSlot() {
  const Button = useLaterPart(loadButton)
  return Button !== null && <Button />
}
