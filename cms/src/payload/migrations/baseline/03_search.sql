CREATE TABLE search.entry (
  condition_id integer NOT NULL REFERENCES conditions(id) ON DELETE CASCADE,
  language_id integer NOT NULL REFERENCES languages(id) ON DELETE CASCADE,
  category_id integer,
  terms text[] NOT NULL DEFAULT '{}',
  CONSTRAINT entry_pkey PRIMARY KEY (condition_id, language_id)
);
CREATE INDEX entry_terms ON search.entry USING gin (terms) WITH (fastupdate=off);
CREATE INDEX entry_language ON search.entry (language_id);

CREATE TABLE search.suggestion (
  condition_id integer NOT NULL,
  language_id integer NOT NULL,
  text text NOT NULL,
  CONSTRAINT suggestion_pkey PRIMARY KEY (condition_id, language_id),
  CONSTRAINT suggestion_condition_id_language_id_fkey FOREIGN KEY (condition_id, language_id) REFERENCES search.entry(condition_id, language_id) ON DELETE CASCADE
);
CREATE INDEX suggestion_text ON search.suggestion USING gin (language_id, text gin_trgm_ops);
CREATE INDEX suggestion_language ON search.suggestion (language_id);

CREATE TABLE search.suggestion_key (
  condition_id integer NOT NULL,
  language_id integer NOT NULL,
  rank smallint NOT NULL,
  key text COLLATE "C" NOT NULL,
  CONSTRAINT suggestion_key_condition_id_language_id_fkey FOREIGN KEY (condition_id, language_id) REFERENCES search.suggestion(condition_id, language_id) ON DELETE CASCADE
);
CREATE INDEX suggestion_key_condition ON search.suggestion_key (condition_id, language_id);
CREATE INDEX suggestion_key_ranked ON search.suggestion_key (language_id, rank, key) INCLUDE (condition_id);
CREATE INDEX suggestion_key_next ON search.suggestion_key (language_id, key);

CREATE TABLE search.name (
  condition_id integer NOT NULL REFERENCES conditions(id) ON DELETE CASCADE,
  language_id integer NOT NULL REFERENCES languages(id) ON DELETE CASCADE,
  category_id integer,
  place smallint NOT NULL,
  written text NOT NULL,
  key text NOT NULL,
  joined text NOT NULL,
  words text[] NOT NULL,
  stems text[] NOT NULL,
  CONSTRAINT name_pkey PRIMARY KEY (condition_id, language_id, place)
);
CREATE INDEX name_key ON search.name (key);
CREATE INDEX name_joined ON search.name (joined);
CREATE INDEX name_terms ON search.name USING gin (((words || stems))) WITH (fastupdate=off);

CREATE TABLE search.word (
  language_id integer NOT NULL REFERENCES languages(id) ON DELETE CASCADE,
  word text NOT NULL,
  sound text NOT NULL,
  is_name boolean NOT NULL,
  CONSTRAINT word_pkey PRIMARY KEY (language_id, word)
);
CREATE INDEX word_sound ON search.word (language_id, sound text_pattern_ops);
CREATE INDEX word_beginning ON search.word (word text_pattern_ops) WHERE is_name;
CREATE INDEX word_shape ON search.word ("left"(sound, 1), char_length(sound)) WHERE is_name;
CREATE INDEX word_trigrams ON search.word USING gin (language_id, sound gin_trgm_ops) WITH (fastupdate=off)
  WHERE is_name;
