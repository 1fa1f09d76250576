import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { howKeptCopy } from '../copy.ts'

export function HowKeptDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={howKeptCopy.title} width={600}>
      <DialogBody>
        <ul className="grid list-disc gap-3 pl-5 text-prose marker:text-3">
          {howKeptCopy.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{howKeptCopy.close}</Button>
      </DialogFoot>
    </Dialog>
  )
}
