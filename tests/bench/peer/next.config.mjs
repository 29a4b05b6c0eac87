/** An empty app built as ours is, to measure beside it. */
export default { serverExternalPackages: ['pg', 'opening_hours'] }
