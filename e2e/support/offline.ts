/** Runs in the page: how many responses are saved for when the API is unreachable. */
export const savedResponses = () =>
  new Promise<number>((resolve, reject) => {
    const asked = indexedDB.open('answers', 1);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const count = asked.result.transaction('answers').objectStore('answers').count();
      count.onsuccess = () => resolve(count.result);
    };
  });
