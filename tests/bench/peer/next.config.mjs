/** An empty app, built like ours, for comparison. */
export default { serverExternalPackages: ['pg', 'opening_hours'] }
