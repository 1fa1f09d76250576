import Download from 'lucide-react/icons/download'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { recoveryCodesCopy } from '../copy.ts'

function download(codes: readonly string[]): void {
  const text = [recoveryCodesCopy.fileHead, '', ...codes, ''].join('\n')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = recoveryCodesCopy.fileName
  link.click()
  URL.revokeObjectURL(url)
}

export function RecoveryCodeList({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  return (
    <>
      <DialogBody className="grid gap-3">
        <p>{recoveryCodesCopy.body}</p>
        <ol
          aria-label={recoveryCodesCopy.title}
          className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-sm border bg-inset px-4 py-3 min-[400px]:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="mono text-1 select-all">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <span>
            <CopyButton
              size={32}
              value={codes.join('\n')}
              label={recoveryCodesCopy.copy}
              copiedLabel={recoveryCodesCopy.copied}
              onFailed={() => toast.error({ title: recoveryCodesCopy.copyFailed })}
            />
          </span>
          <Button icon={<Download size={14} aria-hidden="true" />} onClick={() => download(codes)}>
            {recoveryCodesCopy.download}
          </Button>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onSaved}>
          {recoveryCodesCopy.saved}
        </Button>
      </DialogFoot>
    </>
  )
}
