package reversi;

import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.lifecycle.AroundTryHook;
import net.jqwik.api.lifecycle.Lifespan;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.Store;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import net.jqwik.api.lifecycle.TryLifecycleContext;

/** Ends every property after the tries of {@code -Dreversi.tries}: a run of mutations executes each property thousands of times. */
public final class FewTries implements AroundTryHook {
    private static final int MOST = Integer.getInteger("reversi.tries", Integer.MAX_VALUE);

    @Override
    public TryExecutionResult aroundTry(TryLifecycleContext context, TryExecutor aTry, List<Object> parameters) {
        Store<Integer> tries = Store.getOrCreate(FewTries.class, Lifespan.PROPERTY, () -> 0);
        tries.update(before -> before + 1);
        TryExecutionResult result = aTry.execute(parameters);
        boolean isEnough = result.isSatisfied() && tries.get() >= MOST;
        return isEnough ? TryExecutionResult.satisfied(true) : result;
    }

    @Override
    public boolean appliesTo(Optional<AnnotatedElement> element) {
        return MOST < Integer.MAX_VALUE;
    }

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }
}
