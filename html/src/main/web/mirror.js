'use strict';

// The page for people who do not see it: elements beside the canvas, of which screen readers and other aids know what they are.
// The game tells what there is as a list of parts ({ depth, role, name, value, numbers, flags, box }, see reversi.platform.AccessNode)
// whenever that changes; elements that stay the same stay, and with them whatever an aid knows of them. They lie where the parts
// are drawn, so that fingers find them, and let every touch through to the canvas.
(function () {
  const DISABLED = 1;
  const FOCUSED = 2;
  const CAN_BE_ON = 4;
  const ON = 8;
  const SAID_MILLIS = 10000;
  const LOOK_AHEAD = 40;

  const TAGS = { main: 'main', text: 'p', button: 'button', switch: 'button', radio: 'button', slider: 'input', list: 'ul', listitem: 'li' };
  // What says its name by its content; everything else has a label.
  const SPEAKING = ['heading', 'text', 'button', 'switch', 'radio', 'listitem', 'gridcell'];
  // What the person or a real field may have changed since.
  const CHANGED_OUTSIDE = ['slider', 'textbox'];
  const PRESSABLE = ['button', 'switch', 'radio', 'gridcell', 'textbox'];

  const page = window.reversiPage;
  const root = document.createElement('div');
  root.id = 'mirror';
  const live = document.createElement('div');
  live.id = 'said';
  live.setAttribute('role', 'status');
  live.setAttribute('aria-live', 'polite');
  live.setAttribute('aria-atomic', 'false');
  document.body.append(root, live);

  let elements = [];
  let front = null;
  let followed = null;
  let isFollowing = false;

  function tagOf(part) {
    return part.role === 'heading' ? 'h' + part.numbers[0] : TAGS[part.role] || 'div';
  }

  // By what a part is known again: a square by its place, everything else by its words.
  function keyOf(part) {
    const name = part.role === 'gridcell' ? part.name.split(',')[0] : part.name;
    return tagOf(part) + ' ' + part.role + ' ' + name;
  }

  function set(element, attribute, value) {
    if (value === null) {
      element.removeAttribute(attribute);
    } else if (element.getAttribute(attribute) !== String(value)) {
      element.setAttribute(attribute, value);
    }
  }

  function make(part) {
    const element = document.createElement(tagOf(part));
    element.reversi = {};
    if (part.role === 'slider') {
      element.type = 'range';
    } else if (!['main', 'heading', 'text', 'button', 'listitem'].includes(part.role)) {
      element.setAttribute('role', part.role);
    }
    if (part.role === 'dialog') {
      element.setAttribute('aria-modal', 'true');
    }
    if (part.role === 'button' || part.role === 'switch' || part.role === 'radio') {
      element.type = 'button';
    }
    if (part.role !== 'text' && part.role !== 'row') {
      element.tabIndex = -1;
    }
    return element;
  }

  function isSame(one, other) {
    return one.name === other.name && one.value === other.value && one.flags === other.flags
      && one.numbers.length === other.numbers.length && one.numbers.every((number, i) => number === other.numbers[i]);
  }

  function update(element, part, index, key) {
    const was = element.reversi;
    element.reversi = { part, index, key, isOwn: was.isOwn };
    place(element.style, was.part && was.part.box, part.box);
    if (was.part && isSame(was.part, part) && !CHANGED_OUTSIDE.includes(part.role)) {
      return;
    }
    const { role, name, value, numbers, flags } = part;
    if (SPEAKING.includes(role)) {
      // An item of a list may have a control inside instead of words.
      if (name && element.textContent !== name) {
        element.textContent = name;
      }
    } else {
      set(element, 'aria-label', name || null);
    }
    if (role === 'textbox' && !element.hasAttribute('aria-owns') && element.textContent !== value) {
      element.textContent = value;
    }
    if (role === 'slider') {
      [element.min, element.max, element.step] = [numbers[1], numbers[2], numbers[3]];
      element.value = numbers[0];
    }
    if (role === 'listitem') {
      set(element, 'aria-posinset', numbers.length ? numbers[0] : null);
      set(element, 'aria-setsize', numbers.length ? numbers[1] : null);
    }
    set(element, 'aria-disabled', flags & DISABLED ? 'true' : null);
    const state = role === 'button' ? 'aria-pressed' : 'aria-checked';
    if (flags & CAN_BE_ON) {
      set(element, state, Boolean(flags & ON));
    } else {
      element.removeAttribute(state);
    }
  }

  function place(style, before, box) {
    if (before && before.every((edge, i) => edge === box[i])) {
      return;
    }
    style.left = box[0] + 'px';
    style.top = box[1] + 'px';
    style.width = Math.max(1, box[2]) + 'px';
    style.height = Math.max(1, box[3]) + 'px';
  }

  // The parts as a tree: each with those inside of it.
  function nested(parts) {
    const top = { inside: [] };
    const way = [top];
    parts.forEach((part, index) => {
      const node = { part, index, inside: [] };
      way.length = part.depth + 1;
      way[part.depth].inside.push(node);
      way.push(node);
    });
    return top.inside;
  }

  // Where an element with this key is among those to come; -1 where it is not near.
  function find(old, at, key) {
    const end = Math.min(old.length, at + LOOK_AHEAD);
    for (let i = at; i < end; i++) {
      if (old[i].reversi.key === key) {
        return i;
      }
    }
    return -1;
  }

  // Old elements are kept in their order: those that are no longer wanted are passed over, new ones come between.
  function fill(parent, nodes) {
    const keys = nodes.map(node => keyOf(node.part));
    const wanted = new Map();
    keys.forEach(key => wanted.set(key, (wanted.get(key) || 0) + 1));
    const old = [...parent.children];
    let at = 0;
    nodes.forEach((node, i) => {
      const key = keys[i];
      wanted.set(key, wanted.get(key) - 1);
      const known = find(old, at, key);
      let element = null;
      if (known >= 0) {
        old.slice(at, known).forEach(passed => passed.remove());
        at = known + 1;
        element = old[known];
      } else if (at < old.length && isAlike(old[at], node.part) && !wanted.get(old[at].reversi.key)) {
        element = old[at++];
      } else {
        element = make(node.part);
        parent.insertBefore(element, at < old.length ? old[at] : null);
      }
      update(element, node.part, node.index, key);
      elements[node.index] = element;
      if (node.inside.length > 0 || (element.children.length > 0 && !SPEAKING.includes(node.part.role))) {
        fill(element, node.inside);
      }
    });
    old.slice(at).forEach(left => left.remove());
  }

  function isAlike(element, part) {
    const was = element.reversi.part;
    return was.role === part.role && tagOf(was) === tagOf(part) && (part.role !== 'listitem' || !was.name === !part.name);
  }

  function isWriting() {
    const active = document.activeElement;
    return Boolean(active && active.form && active.form.className === 'writing');
  }

  function focus(element) {
    isFollowing = true;
    element.focus({ preventScroll: true });
    isFollowing = false;
  }

  // The attention goes where the game's keyboard goes, and to the top of a page or a dialog that has just come.
  function follow(parts) {
    const at = parts.findIndex(part => part.flags & FOCUSED);
    const name = parts[0].role + ' ' + parts[0].name;
    const key = at < 0 ? null : name + ' ' + keyOf(parts[at]);
    const isOther = name !== front;
    const isFirst = front === null;
    front = name;
    if (isWriting()) {
      followed = key;
    } else if (key !== null && (key !== followed || document.activeElement === document.body)) {
      followed = key;
      elements[at].reversi.isOwn = false;
      focus(elements[at]);
    } else if (key === null) {
      followed = null;
      if (isOther && !isFirst) {
        focus(elements[0]);
      }
    }
  }

  // While a real field lies over a line to write in, the field is what is known of the line.
  function fields() {
    const laid = [...document.querySelectorAll('.writing input')].filter(field => field.style.visibility !== 'hidden');
    for (const element of elements) {
      const part = element.reversi.part;
      if (part.role !== 'textbox') {
        continue;
      }
      const field = laid.find(one => one.getAttribute('aria-label') === part.name);
      set(element, 'aria-owns', field ? field.id : null);
      set(element, 'role', field ? null : 'textbox');
      set(element, 'aria-label', field ? null : part.name);
      if (field) {
        element.textContent = '';
        set(field.form, 'aria-label', elements[0].reversi.part.name);
      } else if (element.textContent !== part.value) {
        element.textContent = part.value;
      }
    }
  }

  function show(parts) {
    elements = [];
    fill(root, nested(parts));
    fields();
    const title = parts[0].name;
    document.title = title === '' || title === 'Reversi' ? 'Reversi' : title + ' – Reversi';
    follow(parts);
  }

  function announce(words) {
    const said = document.createElement('p');
    said.textContent = words;
    live.append(said);
    setTimeout(() => said.remove(), SAID_MILLIS);
  }

  function known(event) {
    const element = event.target.closest && event.target.closest('#mirror *');
    return element ? element.reversi : null;
  }

  function isOff(part) {
    return Boolean(part.flags & DISABLED);
  }

  root.addEventListener('click', event => {
    const one = known(event);
    if (one && PRESSABLE.includes(one.part.role) && !isOff(one.part)) {
      page.mirror.press(one.index);
    }
  });

  root.addEventListener('input', event => {
    const one = known(event);
    if (one && one.part.role === 'slider') {
      page.mirror.set(one.index, Number(event.target.value));
    }
  });

  root.addEventListener('focusin', event => {
    const one = known(event);
    if (one && !isFollowing) {
      one.isOwn = !page.mirror.focus(one.index);
    }
  });

  // The keyboard is the game's, also while an aid has led the attention here: only what the game's own keyboard does not reach is
  // pressed by the page.
  function key(event) {
    const one = known(event);
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!one || event.ctrlKey || event.altKey || event.metaKey || !(isPress || event.key.startsWith('Arrow'))) {
      return;
    }
    event.preventDefault();
    if (isPress && one.isOwn && PRESSABLE.includes(one.part.role)) {
      event.stopPropagation();
      if (event.type === 'keydown' && !event.repeat && !isOff(one.part)) {
        page.mirror.press(one.index);
      }
    }
  }
  window.addEventListener('keydown', key, true);
  window.addEventListener('keyup', key, true);

  // The game takes a mouse that is pressed beside its canvas for somebody who has left it.
  for (const type of ['mousedown', 'mouseup', 'pointerdown']) {
    window.addEventListener(type, event => {
      if (known(event)) {
        event.stopPropagation();
      }
    }, true);
  }

  page.mirror.show = show;
  page.mirror.announce = announce;
  page.mirror.fields = fields;
  if (page.mirror.parts !== null) {
    show(page.mirror.parts);
  }
  page.mirror.unsaid.splice(0).forEach(announce);
})();
