import { memoryErrors } from '@windhover/core/memory/errors'
import Brain from 'lucide-react/icons/brain'
import KeyRound from 'lucide-react/icons/key-round'
import { openApp } from '../../../lib/open-app.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { memoryCopy } from '../copy.ts'

/** R1-135, R1-136, R1-269 */
export function NoMemories({ why }: { why: 'none-yet' | 'no-match' | 'no-key' }) {
  if (why === 'no-key') {
    return (
      <EmptyState
        className="m-auto"
        icon={<KeyRound size={24} />}
        title={memoryErrors.noKey().message}
        hint={memoryCopy.noKeyHint}
        action={
          <Button className="max-md:h-11" onClick={() => openApp('settings')}>
            {memoryCopy.openSettings}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      className="m-auto"
      icon={<Brain size={24} />}
      title={memoryCopy.empty}
      hint={why === 'none-yet' ? memoryCopy.emptyHint : memoryCopy.emptyFilterHint}
    />
  )
}
