import Supercluster from 'supercluster'
import type { Mark } from '#lib/client/places/map/engine'
import type { PlaceCategory, Position } from '#lib/domain/places/places'

/** Places closer than this are drawn as one, px. */
const CLUSTER_RADIUS_PX = 48
/** From this zoom on every place is drawn separately. */
const MIN_SEPARATE_ZOOM = 16
/** Supercluster uses 512 px tiles, which are one zoom less. */
const ZOOM_OFFSET = 1

interface Place extends Position {
  id: string
  name: string
  category: PlaceCategory
}

/** The marks at each zoom, the same for every map. */
export interface Clustering {
  at: (zoom: number) => Mark[]
  /** The zoom at which a cluster splits. */
  getSplitZoom: (clusterId: number) => number
}

/** Groups places that would cover each other. The chosen one is separate at every zoom. */
export function clusterPlaces(places: readonly Place[], chosen: Place | undefined): Clustering {
  const index = new Supercluster<{ place: Place }>({ radius: CLUSTER_RADIUS_PX, maxZoom: MIN_SEPARATE_ZOOM - 1 - ZOOM_OFFSET })
  index.load(places.filter(({ id }) => id !== chosen?.id).map(toPoint))
  return {
    at: (zoom) => {
      const found = index.getClusters([-180, -90, 180, 90], Math.max(0, Math.floor(zoom) - ZOOM_OFFSET))
      return [...found.map(toMark), ...(chosen ? [placeMark(chosen, true)] : [])]
    },
    getSplitZoom: (clusterId) => index.getClusterExpansionZoom(clusterId) + ZOOM_OFFSET,
  }
}

type Point = Supercluster.PointFeature<{ place: Place }>
type Cluster = Supercluster.ClusterFeature<Supercluster.AnyProps>

function toPoint(place: Place): Point {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] }, properties: { place } }
}

function toMark(found: Point | Cluster): Mark {
  if (isPoint(found)) return placeMark(found.properties.place, false)
  const [longitude = 0, latitude = 0] = found.geometry.coordinates
  return { kind: 'cluster', id: found.properties.cluster_id, position: { latitude, longitude }, count: found.properties.point_count }
}

function isPoint(found: Point | Cluster): found is Point {
  return 'place' in found.properties
}

function placeMark({ id, name, category, latitude, longitude }: Place, isChosen: boolean): Mark {
  return { kind: 'place', id, name, category, position: { latitude, longitude }, isChosen }
}
