import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Spinner } from '../../../ui/spinner.tsx'
import { filesCopy } from '../copy.ts'
import type { UploadStage } from '../upload-list.ts'

/** How far an upload is, in words; a spinner alone would say nothing. */
export function StageLine({ stage, name }: { stage: UploadStage; name: string }) {
  if (stage.name === 'waiting') return <span>{filesCopy.waiting}</span>
  if (stage.name === 'done') {
    return (
      <span className="inline-flex items-center gap-1 text-up">
        <Check size={12} aria-hidden="true" className="stroke-[2.2]" />
        {filesCopy.uploaded}
      </span>
    )
  }
  if (stage.name === 'failed') {
    return (
      <span className="inline-flex min-w-0 items-start gap-1 text-down">
        <TriangleAlert size={12} aria-hidden="true" className="mt-0.5 flex-none" />
        <span className="min-w-0 wrap-anywhere">{stage.text}</span>
      </span>
    )
  }
  const percent = Math.floor(stage.share * 100)
  return (
    <span
      role="progressbar"
      aria-label={filesCopy.progressOf(name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="inline-flex items-center gap-1.5 text-2"
    >
      <Spinner size={12} />
      <span className="num">{percent < 100 ? filesCopy.uploading(percent) : filesCopy.checking}</span>
    </span>
  )
}
