import ArrowUp from 'lucide-react/icons/arrow-up'
import { Button } from '../../../ui/button.tsx'
import { historyCopy } from './history-copy.ts'
import type { HistoryState } from './use-history.ts'

/** R1-055 to R1-057: one of three texts; nothing where the conversation begins. Its room stays the same. */
export function HistoryControl(props: HistoryState & { readonly onLoad: () => void }) {
  const { isLoaded, hasMore, isLoading, failed, onLoad } = props
  return (
    <div className="flex min-h-9 flex-none flex-col items-center justify-center gap-1">
      {(hasMore || isLoading || failed) && (
        <Button
          size={28}
          variant="ghost"
          loading={isLoading}
          loadingLabel={historyCopy.loading}
          icon={<ArrowUp size={14} aria-hidden="true" />}
          onClick={onLoad}
        >
          {isLoaded ? historyCopy.more : historyCopy.show}
        </Button>
      )}
      {failed && (
        <p role="alert" className="text-caption text-down">
          {historyCopy.failed}
        </p>
      )}
    </div>
  )
}
