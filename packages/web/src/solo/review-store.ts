// Reviews of games, kept in this browser beside the games: in a database of their own, so that older tabs never stand in the way.
import { type GameReview, VERSION } from '@marshall/bots/review';

const NAME = 'marshall-reviews';
const STORE = 'reviews';

/** The reviews of a game by what this program would say of it, one for each seat that was looked at. */
export async function keptReviews(id: string): Promise<readonly GameReview[]> {
  const database = await open();
  const found: readonly GameReview[] = await done(database.transaction(STORE).objectStore(STORE).getAll(reviewsOf(id)));
  database.close();
  return found.filter(({ version }) => version === VERSION);
}

export async function keepReview(id: string, review: GameReview): Promise<void> {
  const database = await open();
  await done(database.transaction(STORE, 'readwrite').objectStore(STORE).put(review, [id, review.seat]));
  database.close();
}

export async function forgetReviews(id: string): Promise<void> {
  const database = await open();
  await done(database.transaction(STORE, 'readwrite').objectStore(STORE).delete(reviewsOf(id)));
  database.close();
}

/** All keys that begin with a game: an array comes after every text. */
const reviewsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE);
  };
  return done(request);
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
