/** Rotates pictures by a quarter to the right, one after another; false when one stayed as it was. */
export async function turnPictures(ids: readonly number[]): Promise<boolean> {
  let isDone = true;
  for (const id of ids) {
    const answer = await fetch(`/cms-api/media/${id}/turn`, { method: 'POST' }).catch(() => null);
    isDone &&= answer?.ok === true;
  }
  return isDone;
}
