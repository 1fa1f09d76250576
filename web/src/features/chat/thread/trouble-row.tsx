import Clock from 'lucide-react/icons/clock'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { replyCopy } from './reply-copy.ts'
import type { Trouble } from './trouble.ts'

type TroubleRowProps = {
  readonly trouble: Trouble
  readonly onAgain: () => void
  readonly onContinue: () => void
}

/** R1-209, R1-210 */
export function TroubleRow({ trouble, onAgain, onContinue }: TroubleRowProps) {
  const place = 'ml-9 max-md:ml-0'
  if (trouble.kind !== 'out-of-breath') {
    return (
      <ErrorState
        message={replyCopy.failed}
        detail={trouble.detail}
        retryLabel={replyCopy.tryAgain}
        onRetry={onAgain}
        className={place}
      />
    )
  }
  return (
    <Card padded={false} className={`flex items-center gap-3 px-3 py-2.5 ${place}`}>
      <Clock size={16} aria-hidden="true" className="text-2" />
      <div role="alert" className="min-w-0 flex-1">
        {replyCopy.outOfBreath}
      </div>
      <Button size={28} onClick={onContinue}>
        {replyCopy.goOn}
      </Button>
    </Card>
  )
}
