import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import UserRound from 'lucide-react/icons/user-round'
import { openApp } from '../../../lib/open-app.ts'
import { useAccount } from '../../../lib/session.ts'
import { addPasskeyPrompt } from '../../../lib/step-up/account-prompts.ts'
import { DropdownMenu, MenuItem, MenuSegment, MenuSeparator } from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTheme } from '../../../ui/use-theme.ts'
import { menuCopy } from '../menu-copy.ts'
import { useSignOutAct } from '../use-sign-out-act.ts'

const ID_SHOWN_LENGTH = 8
const THEMES = [
  { value: 'system', label: menuCopy.themes.system },
  { value: 'dark', label: menuCopy.themes.dark },
  { value: 'light', label: menuCopy.themes.light },
] as const

export default function AccountMenu() {
  const account = useAccount()
  const { busy, signOut } = useSignOutAct()
  const { choice, setTheme } = useTheme()
  if (account === null) return null
  return (
    <DropdownMenu
      align="end"
      className="w-60"
      trigger={
        <IconButton
          label={menuCopy.label}
          tooltip={false}
          icon={<UserRound size={16} />}
          loading={busy}
          className="max-md:size-11"
        />
      }
    >
      <div className="px-2 pt-1.5 pb-2">
        <div className="text-caption font-medium">{menuCopy.signedInWith[account.session.method]}</div>
        <div className="text-caption text-3">
          {menuCopy.account} <span className="mono">{account.userId.slice(0, ID_SHOWN_LENGTH)}</span>
        </div>
      </div>
      <MenuSeparator />
      {account.guest && (
        <MenuItem icon={<KeyRound size={15} />} onSelect={() => void addPasskeyPrompt.ask()}>
          {menuCopy.keep}
        </MenuItem>
      )}
      <MenuItem icon={<UserRound size={15} />} onSelect={() => openApp('account')}>
        {menuCopy.account}
      </MenuItem>
      <MenuItem icon={<SlidersHorizontal size={15} />} onSelect={() => openApp('settings')}>
        {menuCopy.settings}
      </MenuItem>
      <MenuSeparator />
      <MenuSegment label={menuCopy.theme} value={choice} onValueChange={setTheme} options={THEMES} />
      <MenuSeparator />
      <MenuItem icon={<LogOut size={15} />} onSelect={signOut}>
        {menuCopy.signOut}
      </MenuItem>
    </DropdownMenu>
  )
}
