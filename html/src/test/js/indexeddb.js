'use strict';

// As much of IndexedDB as the page's script uses: databases with versions, stores keyed by a field, one kind of index, transactions
// that change all or nothing, and a limit of room.
class KeyRange {
  static lowerBound(from, isOpen) {
    return { holds: key => isOpen ? key > from : key >= from };
  }
}

function later(action) {
  setImmediate(action);
}

function request(answer, transaction) {
  const made = {};
  later(() => {
    try {
      made.result = answer();
      made.onsuccess?.({ target: made });
    } catch (error) {
      made.error = error;
      made.onerror?.({ target: made });
      transaction?.abort(error);
    }
    transaction?.settle();
  });
  return made;
}

class Databases {
  constructor({ isForbidden = false } = {}) {
    this.known = new Map();
    this.isForbidden = isForbidden;
    this.room = Infinity;
    // The names of those that can't be opened, and of those that can't be read.
    this.damaged = new Set();
    this.unreadable = new Set();
    // Those that are asked for meanwhile are opened once it speaks again.
    this.silent = null;
  }

  fallSilent() {
    this.silent = [];
  }

  speak() {
    const asked = this.silent;
    this.silent = null;
    asked.forEach(later);
  }

  async databases() {
    return [...this.known.keys()].map(name => ({ name }));
  }

  deleteDatabase(name) {
    this.known.delete(name);
  }

  open(name, version) {
    const made = {};
    const wait = this.silent ? action => this.silent.push(action) : later;
    wait(() => {
      if (this.damaged.has(name)) {
        made.error = Object.assign(new Error('damaged'), { name: 'UnknownError' });
        made.onerror?.({ target: made });
        return;
      }
      const stored = this.known.get(name) ?? { name, version: 0, stores: new Map(), connections: new Set() };
      if (this.isForbidden || version < stored.version) {
        made.error = Object.assign(new Error('not opened'), { name: this.isForbidden ? 'SecurityError' : 'VersionError' });
        made.onerror?.({ target: made });
        return;
      }
      const connection = new Connection(this, stored);
      if (version > stored.version) {
        [...stored.connections].forEach(other => other.onversionchange?.());
        if (stored.connections.size > 0) {
          made.onblocked?.();
          return;
        }
        this.known.set(name, stored);
        made.result = connection;
        made.transaction = { objectStore: key => ({ createIndex: (index, field) => stored.stores.get(key).indexes.set(index, field) }) };
        const oldVersion = stored.version;
        stored.version = version;
        made.onupgradeneeded({ oldVersion });
      }
      stored.connections.add(connection);
      made.result = connection;
      made.onsuccess({ target: made });
    });
    return made;
  }
}

class Connection {
  constructor(databases, stored) {
    this.databases = databases;
    this.stored = stored;
  }

  createObjectStore(name, { keyPath }) {
    this.stored.stores.set(name, { keyPath, rows: new Map(), indexes: new Map() });
  }

  transaction(names, mode = 'readonly') {
    return new Transaction(this.databases, this.stored, [names].flat(), mode);
  }

  close() {
    this.stored.connections.delete(this);
  }
}

class Transaction {
  constructor(databases, stored, names, mode) {
    this.databases = databases;
    this.stored = stored;
    this.names = names;
    this.mode = mode;
    this.before = names.map(name => new Map(stored.stores.get(name).rows));
    this.open = 0;
    this.isEnded = false;
    later(() => this.settle());
  }

  objectStore(name) {
    if (!this.names.includes(name)) {
      throw new Error('not a store of this transaction: ' + name);
    }
    return new ObjectStore(this, this.stored.stores.get(name));
  }

  ask(answer) {
    this.open++;
    return request(() => {
      this.open--;
      return this.isEnded ? undefined : answer();
    }, this);
  }

  settle() {
    if (this.isEnded || this.open > 0) {
      return;
    }
    later(() => {
      if (!this.isEnded && this.open === 0) {
        this.isEnded = true;
        this.oncomplete?.();
      }
    });
  }

  abort(error) {
    if (!this.isEnded) {
      this.isEnded = true;
      this.error = error;
      this.names.forEach((name, i) => { this.stored.stores.get(name).rows = this.before[i]; });
      later(() => this.onabort?.());
    }
  }
}

class ObjectStore {
  constructor(transaction, store) {
    this.transaction = transaction;
    this.store = store;
  }

  sorted(field = this.store.keyPath) {
    return [...this.store.rows.values()].sort((a, b) => (a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : 0));
  }

  readable() {
    if (this.transaction.databases.unreadable.has(this.transaction.stored.name)) {
      throw Object.assign(new Error('damaged'), { name: 'NotReadableError' });
    }
    return this.sorted();
  }

  put(value) {
    if (this.transaction.mode !== 'readwrite') {
      throw new Error('read only');
    }
    return this.transaction.ask(() => {
      this.store.rows.set(value[this.store.keyPath], structuredClone(value));
      if (this.store.rows.size > this.transaction.databases.room) {
        throw Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
      }
    });
  }

  delete(key) {
    return this.transaction.ask(() => { this.store.rows.delete(key); });
  }

  get(key) {
    return this.transaction.ask(() => this.store.rows.get(key));
  }

  getKey(key) {
    return this.transaction.ask(() => this.store.rows.get(key)?.[this.store.keyPath]);
  }

  getAll(range, count) {
    return this.transaction.ask(() =>
      this.readable().filter(row => !range || range.holds(row[this.store.keyPath])).slice(0, count));
  }

  index(name) {
    const field = this.store.indexes.get(name);
    if (!field) {
      throw new Error('no such index: ' + name);
    }
    return {
      openCursor: (range, direction) => {
        const rows = this.sorted(field);
        if (direction === 'prev') {
          rows.reverse();
        }
        const made = {};
        let at = 0;
        const step = () => {
          made.result = at < rows.length ? { value: rows[at], continue: () => { at++; later(step); } } : null;
          made.onsuccess({ target: made });
        };
        later(step);
        return made;
      },
    };
  }
}

module.exports = { Databases, KeyRange };
