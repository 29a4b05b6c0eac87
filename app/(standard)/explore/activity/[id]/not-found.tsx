import { ActivityGone } from '#components/catalogue/detail/activity-gone'

export default function NotFound() {
  return <ActivityGone />
}
