import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Packages, type PackagesProps } from './packages.tsx'

/** Where one gets more credits, opened from the balance. */
export function GetCredits(props: PackagesProps) {
  const label = props.checkout ? 'Get credits' : 'Ask for credits'
  return (
    <Dialog title={label} trigger={<Button className="justify-self-start">{label}</Button>}>
      <Packages {...props} />
    </Dialog>
  )
}
