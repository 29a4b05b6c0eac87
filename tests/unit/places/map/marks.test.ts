import { describe, expect, test } from 'vitest'
import { clusterPlaces } from '#lib/client/places/map/marks'

const place = (id: string, latitude: number, longitude: number) => ({ id, name: id, category: 'park' as const, latitude, longitude })
const near = [place('a', 29.95, -90.07), place('b', 29.951, -90.071), place('c', 29.952, -90.069)]
const far = place('far', 30.4, -91.2)

describe('clusterPlaces', () => {
  test('joins overlapping places into a cluster with their number', () => {
    const marks = clusterPlaces([...near, far], undefined).at(9)
    expect(marks).toHaveLength(2)
    expect(marks).toContainEqual(expect.objectContaining({ kind: 'cluster', count: 3 }))
    expect(marks).toContainEqual({ kind: 'place', id: 'far', name: 'far', category: 'park', position: expect.anything(), isChosen: false })
  })

  test('splits a cluster at the zoom that getSplitZoom returns, and not before', () => {
    const clustering = clusterPlaces(near, undefined)
    const [cluster] = clustering.at(9)
    const apart = cluster?.kind === 'cluster' ? clustering.getSplitZoom(cluster.id) : Number.NaN
    expect(clustering.at(apart - 1)).toHaveLength(1)
    expect(clustering.at(apart).length).toBeGreaterThan(1)
    expect(clustering.at(16)).toHaveLength(3)
  })

  test('shows separate marks at the closest zoom, even at the same position', () => {
    expect(clusterPlaces([place('a', 1, 1), place('b', 1, 1)], undefined).at(16)).toHaveLength(2)
  })

  test('shows the chosen place separately at every zoom, and only once', () => {
    const marks = clusterPlaces(near, near[1]).at(3)
    expect(marks).toHaveLength(2)
    expect(marks).toContainEqual(expect.objectContaining({ kind: 'cluster', count: 2 }))
    expect(marks.at(-1)).toMatchObject({ kind: 'place', id: 'b', isChosen: true })
  })

  test('shows a chosen place that is not in the list', () => {
    expect(clusterPlaces(near, far).at(9)).toHaveLength(2)
    expect(clusterPlaces([], undefined).at(0)).toEqual([])
  })
})
